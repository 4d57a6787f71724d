# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# shellcheck shell=bash
# Runs folders of conformance scenarios against `kinform serve`. Sourced by ./dev.

# run_conformance KINFORM FOLDER [ARGUMENT...]
# FOLDER contains a conformance.py with the flags --server, --token and --cacert. It prints "ok NAME" or "FAIL NAME" for
# each scenario, and the totals at the end. It runs twice, each time with a new server: over HTTP, then over TLS.
run_conformance() {
  local kinform=$1 folder=$2 transport
  local results=()
  [[ -f $folder/conformance.py ]] || fail "conformance: no conformance.py in $folder"
  for transport in plain TLS; do
    say "conformance: $transport"
    if run_conformance_over "$transport" "$kinform" "$folder" "${@:3}"; then
      results+=("$transport: $conformance_counts")
    else
      results+=("$transport: ${conformance_counts:-no result} (failed: ${conformance_failures:-the run itself})")
    fi
  done
  printf '%s\n' "${results[@]}"
  [[ ${results[*]} != *'(failed: '* ]]
}

# run_conformance_over TRANSPORT KINFORM FOLDER [ARGUMENT...]
# Stores the results in conformance_counts and conformance_failures.
run_conformance_over() {
  local transport=$1 kinform=$2 folder=$3 scratch server url status=0
  local flags=() arguments=("${@:4}")
  scratch=$(mktemp -d)
  [[ $transport == TLS ]] || flags+=(--http)
  "$kinform" serve --kubeconfig-out "$scratch/kubeconfig" "${flags[@]}" >"$scratch/url" &
  server=$!
  if url=$(first_line "$scratch/url" "$server"); then
    arguments+=(--server "$url" --token "$(kubeconfig_value token "$scratch/kubeconfig")")
    if [[ $transport == TLS ]]; then
      kubeconfig_value certificate-authority-data "$scratch/kubeconfig" | base64 --decode >"$scratch/ca.pem"
      arguments+=(--cacert "$scratch/ca.pem")
    fi
    python3 -u "$folder/conformance.py" "${arguments[@]}" | tee "$scratch/result" || status=1
  else
    status=1
  fi
  conformance_counts=$(grep --extended-regexp '^[0-9]+ passed' "$scratch/result" 2>/dev/null || true)
  conformance_failures=$(sed --quiet 's/^FAIL \([^:]*\).*/\1/p' "$scratch/result" 2>/dev/null | xargs)
  kill "$server" 2>/dev/null || true
  wait "$server" || true
  rm --recursive "$scratch"
  return "$status"
}

# first_line FILE PROCESS
# Waits for the first line in FILE, which PROCESS writes, and prints it. Fails if the process ends before.
first_line() {
  local line
  until [[ -s $1 ]] && read -r line <"$1"; do
    kill -0 "$2" 2>/dev/null || return 1
    sleep 0.02
  done
  printf '%s\n' "$line"
}

# kubeconfig_value KEY FILE
# Prints a value of a kubeconfig. `kinform serve` writes it as JSON with one member per line.
kubeconfig_value() {
  sed --quiet --regexp-extended "s/^ *\"$1\": \"([^\"]*)\",?$/\1/p" "$2"
}
