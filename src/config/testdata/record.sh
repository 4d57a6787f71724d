#!/usr/bin/env bash
# Records what kubectl says about the corpus, see cases.txt.
set -euo pipefail
cd "$(dirname "$0")/corpus"
while read -r name context files; do
  [[ -n $name ]] || continue
  flags=(--minify --flatten --raw -o json)
  [[ $context == - ]] || flags+=(--context "$context")
  KUBECONFIG=$files kubectl config view "${flags[@]}" >"../answers/$name.json"
done < <(grep -v '^#' ../cases.txt)
