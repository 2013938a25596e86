#!/bin/sh
set -e
BASE=https://api.acme.test/v1
export ACME_TOKEN=import-canary-81-Zx9Qw3Er5T

# List things
# Shows the newest first.
curl "$BASE/things?limit=10" \
  -H 'Authorization: Bearer import-canary-82-Zx9Qw3Er5T' \
  -H 'X-Team: blue'

# Create a thing
curl -X POST https://api.acme.test/v1/things \
  -u 'ann:import-canary-83-Zx9Qw3Er5T' \
  --json '{"name": "box",
    "size": 4}'

curl https://api.acme.test/v1/search?api_key=import-canary-84-Zx9Qw3Er5T&q=box
curl https://api.acme.test/v1/session -d 'user=ann&password=import-canary-85-Zx9Qw3Er5T'
curl -F 'file=@box.png' https://api.acme.test/v1/files
curl -I https://api.acme.test/v1/things
curl 'https://api.acme.test/v1/open
