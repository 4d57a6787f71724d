#!/usr/bin/env bash
# Records the output of kubectl for each case of cases.txt in answers/
set -euo pipefail
cd "$(dirname "$0")/corpus"
while read -r name context files; do
  [[ -n $name ]] || continue
  flags=(--minify --flatten --raw -o json)
  [[ $context == - ]] || flags+=(--context "$context")
  KUBECONFIG=$files kubectl config view "${flags[@]}" >"../answers/$name.json"
done < <(grep -v '^#' ../cases.txt)
