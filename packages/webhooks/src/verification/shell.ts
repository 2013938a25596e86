import { type Lines, text } from '@gatehouse/codegen/program.ts';
import { isKeyPair } from '#src/derived-keys.ts';
import {
  digestOf,
  ED25519_PREFIX,
  keyName,
  keyVariable,
  partsIn,
  signs,
  summary,
  type Verifier,
  type VerifierInput,
} from '#src/verification/verifier.ts';

const header = (name: string): string => `"$(header ${name})"`;

const HEADER: Lines = [
  '# The value of a header, whose name is given in any case.',
  'header() {',
  '  tr -d \'\\r\' < "$headers" | LC_ALL=C awk -v name="$1" \'',
  '    { at = index($0, ":"); value = substr($0, at + 1) }',
  '    tolower(substr($0, 1, at - 1)) == tolower(name) { sub(/^[ \\t]+/, "", value); print value; exit }\'',
  '}',
];

const signatures = ({ signature }: VerifierInput['check']): Lines => {
  const value = `header ${signature.header}`;
  if (signature.format === 'pairs')
    return [
      `  timestamp=$(${value} | tr ',' '\\n' | sed -n 's/^ *t=//p' | head -n 1)`,
      `  signatures=$(${value} | tr ',' '\\n' | sed -n 's/^ *v1=//p')`,
    ];
  if (signature.format === 'list') return [`  signatures=$(${value} | tr ' ' '\\n' | sed -n 's/^v1,//p')`];
  return [`  signatures=$(${value})`];
};

const timestamp = ({ timestamp: place, tolerance }: VerifierInput['check']): Lines => {
  if (place === undefined) return [];
  const age = [
    "  case $seconds in '' | *[!0-9]*) return 1 ;; esac",
    '  age=$(($(date +%s) - seconds))',
    `  [ "$age" -ge -${tolerance} ] && [ "$age" -le ${tolerance} ] || return 1`,
  ];
  if (place.in === 'json')
    return [
      '  # A text in the body cannot look like this: its quotes are escaped.',
      `  seconds=$(grep -o '"${place.field}" *: *[0-9]*' "$body" | head -n 1 | sed 's/.*: *//; s/...$//')`,
      age,
    ];
  return [
    place.in === 'header' && `  timestamp=$(header ${place.header})`,
    place.unit === 'iso' ? '  seconds=$(date -u -d "$timestamp" +%s) || return 1' : '  seconds=$timestamp',
    age,
  ];
};

const FORM: Lines = [
  '# The parameters of a form, sorted and decoded, without anything between them.',
  'sorted_form() {',
  "  { tr '&' '\\n' < \"$body\"; echo; } | LC_ALL=C sort -u -t= -k1,1 -k2 | LC_ALL=C awk '",
  '    { sub(/=/, ""); gsub(/\\+/, " ")',
  '      while ((at = index($0, "%")) > 0) {',
  '        digits = "0123456789ABCDEF"; code = toupper(substr($0, at + 1, 2))',
  '        byte = 16 * (index(digits, substr(code, 1, 1)) - 1) + index(digits, substr(code, 2, 1)) - 1',
  '        printf "%s%c", substr($0, 1, at - 1), byte',
  '        $0 = substr($0, at + 3)',
  '      }',
  '      printf "%s", $0 }\'',
  '}',
];

const signed = (check: VerifierInput['check']): Lines => {
  const parts = partsIn(
    check,
    {
      body: 'cat "$body"',
      timestamp: 'printf %s "$timestamp"',
      id: `printf %s ${header(check.id ?? '')}`,
      url: 'printf %s "$url"',
      form: 'sorted_form',
      crc32: 'printf %s "$(gzip -c < "$body" | tail -c 8 | od -An -tu4 -N4 | tr -d \' \')"',
      variable: 'printf %s "$webhook_id"',
    },
    (literal) => `printf %s '${literal}'`,
  );
  return [`  { ${parts.join('; ')}; } > "$folder/signed"`];
};

const HEX_KEY = {
  text: 'printf %s "$secret" | od -An -v -tx1 | tr -d \' \\n\'',
  whsec: `printf %s "\${secret#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n'`,
} as const;

const decode = (encoding: string, value: string): string =>
  encoding === 'hex'
    ? `printf %s ${value} | tr a-f A-F | sed 's/../&\\n/g' | LC_ALL=C awk '{ d = "0123456789ABCDEF"; if (length($0) == 2) printf "%c", 16 * (index(d, substr($0, 1, 1)) - 1) + index(d, substr($0, 2, 1)) - 1 }'`
    : `printf %s ${value} | openssl base64 -d -A`;

const verifyKeyPair = (check: VerifierInput['check']): Lines => {
  const key =
    check.key === 'hex'
      ? `{ ${toOctal(ED25519_PREFIX)}; ${decode('hex', '"$public_key"')}; }`
      : decode('base64', '"$public_key"');
  const verify =
    check.algorithm === 'ed25519'
      ? 'openssl pkeyutl -verify -pubin -inkey "$folder/key" -rawin -in "$folder/signed" -sigfile "$folder/signature"'
      : 'openssl dgst -sha256 -verify "$folder/key" -signature "$folder/signature" "$folder/signed"';
  return [
    `  ${key} > "$folder/der"`,
    '  openssl pkey -pubin -inform DER -in "$folder/der" -out "$folder/key" || return 1',
    `  ${decode(check.signature.encoding, '"$signatures"')} > "$folder/signature"`,
    `  ${verify} > /dev/null 2>&1 || return 1`,
  ];
};

/** Bytes as a command that prints them: only octal escapes are understood by every shell. */
const toOctal = (hex: string): string =>
  `printf '${hex.replace(/../g, (byte) => `\\${Number.parseInt(byte, 16).toString(8).padStart(3, '0')}`)}'`;

const compare = (check: VerifierInput['check']): Lines => {
  const { encoding, prefix } = check.signature;
  const digest = `openssl dgst -${digestOf(check)} -mac HMAC -macopt hexkey:"$key" -binary "$folder/signed"`;
  const written =
    encoding === 'hex' ? `${digest} | od -An -v -tx1 | tr -d ' \\n'` : `${digest} | openssl base64 -A`;
  return [
    check.algorithm === 'equal'
      ? '  expected=$secret'
      : [`  key=$(${HEX_KEY[check.key as keyof typeof HEX_KEY]})`, `  expected=${prefix ?? ''}$(${written})`],
    '  # Compared by their digests with a random key: how long it takes does not tell how much is right.',
    '  random=$(openssl rand -hex 32)',
    '  digest() { printf %s "$1" | openssl dgst -sha256 -mac HMAC -macopt hexkey:"$random" -binary | od -An -v -tx1; }',
    '  is_signed=1',
    '  for one in $signatures; do',
    '    [ "$(digest "$one")" = "$(digest "$expected")" ] && is_signed=0',
    '  done',
    '  [ "$is_signed" -eq 0 ] || return 1',
  ];
};

const write = (verified: VerifierInput): string => {
  const { check, variable } = verified;
  const isToken = check.algorithm === 'equal';
  const afterwards = check.timestamp?.in === 'json';
  return text(
    '#!/bin/sh',
    `# ${summary(verified)}`,
    '',
    HEADER,
    '',
    signs(check, 'form') && [FORM, ''],
    `# ${usageOf(verified)}`,
    '# HEADERS is a file with a line "Name: value" for each header, BODY one with the bytes of the body.',
    'verify_webhook() (',
    `  headers=$1 body=$2${signs(check, 'url') ? ' url=$3' : ''}`,
    `  ${keyName(verified, 'public_key')}=\${${keyVariable(verified)}:?Set the environment variable ${keyVariable(verified)}}`,
    signs(check, 'variable') && `  webhook_id=\${${variable}:?Set the environment variable ${variable}}`,
    !isToken && ['  folder=$(mktemp -d) || return 1', '  trap \'rm -rf "$folder"\' EXIT'],
    // A token may contain spaces, which would separate signatures.
    isToken && "  IFS=''",
    signatures(check),
    !afterwards && timestamp(check),
    !isToken && signed(check),
    isKeyPair(check) ? verifyKeyPair(check) : compare(check),
    afterwards && timestamp(check),
    ')',
  );
};

const usageOf = ({ check }: VerifierInput): string =>
  signs(check, 'url') ? 'verify_webhook HEADERS BODY URL' : 'verify_webhook HEADERS BODY';

export const shell: Verifier = {
  name: 'a shell with OpenSSL',
  usage: usageOf,
  needs: ({ check }) => [
    'OpenSSL 3 or later',
    ...(check.timestamp?.unit === 'iso' ? ['date of GNU'] : []),
    ...(signs(check, 'crc32') ? ['gzip'] : []),
    ...(isKeyPair(check)
      ? []
      : [
          'For trying out only: other users of the machine can see the secret among its processes while it runs',
        ]),
  ],
  write,
};
