// An informer of @kubernetes/client-node that follows ConfigMaps and serves its cache over HTTP;
// see tests/peers/README.md.
//
// Its informer stops on an error, and its users restart it; so does this program.
import http from "node:http";
import { parseArgs } from "node:util";
import * as k8s from "@kubernetes/client-node";

const { values: flags } = parseArgs({
  options: { kubeconfig: { type: "string" }, namespace: { type: "string", default: "default" } },
});
const restartDelay = 200; // Milliseconds.

const config = new k8s.KubeConfig();
config.loadFromFile(flags.kubeconfig);
const api = config.makeApiClient(k8s.CoreV1Api);
const list = () => api.listNamespacedConfigMap({ namespace: flags.namespace });
const informer = k8s.makeInformer(config, `/api/v1/namespaces/${flags.namespace}/configmaps`, list);

let synced = false;
const start = () =>
  informer.start().then(
    () => (synced = true),
    () => setTimeout(start, restartDelay),
  );
informer.on("error", () => setTimeout(start, restartDelay));

const server = http.createServer((request, answer) => {
  if (request.url !== "/state" || !synced) {
    answer.writeHead(request.url === "/state" ? 503 : 404).end();
    return;
  }
  const entries = informer.list().map(({ metadata }) => ({
    key: `${metadata.namespace}/${metadata.name}`,
    resourceVersion: metadata.resourceVersion,
    uid: metadata.uid,
  }));
  answer.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(entries));
});
server.listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
  start();
});
