// A reflector of kube-rs that follows ConfigMaps and serves its store over HTTP; see
// tests/peers/README.md.
use std::{error::Error, pin::pin};

use futures::{StreamExt, TryStreamExt};
use k8s_openapi::api::core::v1::ConfigMap;
use kube::{
    Api, Client, Config,
    config::{KubeConfigOptions, Kubeconfig},
    runtime::{WatchStreamExt, reflector, reflector::Store, watcher},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

fn flag(name: &str) -> Option<String> {
    let arguments: Vec<String> = std::env::args().collect();
    let place = arguments.iter().position(|argument| argument == name)?;
    arguments.get(place + 1).cloned()
}

fn state(store: &Store<ConfigMap>) -> String {
    let entries: Vec<_> = store
        .state()
        .iter()
        .map(|object| {
            let meta = &object.metadata;
            serde_json::json!({
                "key": format!("{}/{}", meta.namespace.as_deref().unwrap_or(""), meta.name.as_deref().unwrap_or("")),
                "resourceVersion": meta.resource_version,
                "uid": meta.uid,
            })
        })
        .collect();
    serde_json::to_string(&entries).unwrap_or_default()
}

// Each connection has one request, which is always for the state.
async fn answer(mut connection: TcpStream, store: Store<ConfigMap>, synced: bool) -> std::io::Result<()> {
    let mut request = [0; 4096];
    let _ = connection.read(&mut request).await?;
    let (status, body) = if synced { ("200 OK", state(&store)) } else { ("503 Service Unavailable", String::new()) };
    let text = format!(
        "HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    connection.write_all(text.as_bytes()).await
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let kubeconfig = Kubeconfig::read_from(flag("--kubeconfig").ok_or("--kubeconfig is missing")?)?;
    let config = Config::from_custom_kubeconfig(kubeconfig, &KubeConfigOptions::default()).await?;
    let client = Client::try_from(config)?;
    let namespace = flag("--namespace").unwrap_or_else(|| "default".to_owned());
    let api: Api<ConfigMap> = Api::namespaced(client, &namespace);

    let (store, writer) = reflector::store();
    let stream = watcher(api, watcher::Config::default()).default_backoff().reflect(writer);
    tokio::spawn(async move {
        let mut stream = pin!(stream.into_stream());
        while stream.next().await.is_some() {} // The stream retries after errors.
    });

    let ready = store.clone();
    let synced = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let has_synced = synced.clone();
    tokio::spawn(async move {
        if ready.wait_until_ready().await.is_ok() {
            has_synced.store(true, std::sync::atomic::Ordering::SeqCst);
        }
    });

    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}", listener.local_addr()?);
    loop {
        let (connection, _) = listener.accept().await?;
        let is_synced = synced.load(std::sync::atomic::Ordering::SeqCst);
        tokio::spawn(answer(connection, store.clone(), is_synced));
    }
}
