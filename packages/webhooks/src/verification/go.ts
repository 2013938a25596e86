import { goString } from '@gatehouse/codegen/literals/go.ts';
import { type Lines, text } from '@gatehouse/codegen/program.ts';
import { isKeyPair } from '#src/derived-keys.ts';
import {
  digestOf,
  keyName,
  keyVariable,
  partsIn,
  signs,
  summary,
  type Verifier,
  type VerifierInput,
} from '#src/verification/verifier.ts';

const header = (name: string): string => `headers.Get(${goString(name)})`;
const rejectWith = (reason: string, indent = '\t'): Lines => [
  `${indent}\treturn errors.New(${goString(reason)})`,
  `${indent}}`,
];

/** What the code may use of the standard library, as it is imported: in the order of gofmt. */
const PACKAGES = [
  'crypto',
  'crypto/ecdsa',
  'crypto/ed25519',
  'crypto/hmac',
  'crypto/rsa',
  'crypto/sha1',
  'crypto/sha256',
  'crypto/subtle',
  'crypto/x509',
  'encoding/base64',
  'encoding/hex',
  'encoding/json',
  'errors',
  'fmt',
  'hash/crc32',
  'net/http',
  'net/url',
  'os',
  'sort',
  'strconv',
  'strings',
  'time',
];

/** Go compiles no import that is not used. */
const imports = (code: string): Lines =>
  PACKAGES.filter((name) => new RegExp(`\\b${name.split('/').at(-1)}\\.[A-Z]`).test(code)).map(
    (name) => `\t${goString(name)}`,
  );

const environment = (name: string, into: string): Lines => [
  `\t${into} := os.Getenv(${goString(name)})`,
  `\tif ${into} == "" {`,
  rejectWith(`set the environment variable ${name}`),
];

const signatures = ({ signature }: VerifierInput['check']): Lines => {
  const value = header(signature.header);
  if (signature.format === 'pairs')
    return [
      '\tvar timestamp string',
      '\tvar signatures []string',
      `\tfor _, pair := range strings.Split(${value}, ",") {`,
      '\t\tname, value, _ := strings.Cut(strings.TrimSpace(pair), "=")',
      '\t\tswitch name {',
      '\t\tcase "t":',
      '\t\t\ttimestamp = value',
      '\t\tcase "v1":',
      '\t\t\tsignatures = append(signatures, value)',
      '\t\t}',
      '\t}',
    ];
  if (signature.format === 'list')
    return [
      '\tvar signatures []string',
      `\tfor _, one := range strings.Fields(${value}) {`,
      '\t\tif strings.HasPrefix(one, "v1,") {',
      '\t\t\tsignatures = append(signatures, one[3:])',
      '\t\t}',
      '\t}',
    ];
  return [`\tsignatures := []string{${value}}`];
};

const checkAge = (check: VerifierInput['check']): Lines => [
  `\tif age := time.Since(sent).Abs(); age > ${check.tolerance}*time.Second {`,
  rejectWith('the webhook is too old'),
];

const timestamp = (check: VerifierInput['check']): Lines => {
  const place = check.timestamp;
  if (place === undefined || place.in === 'json') return [];
  return [
    place.in === 'header' && `\ttimestamp := ${header(place.header)}`,
    place.unit === 'iso'
      ? '\tsent, err := time.Parse(time.RFC3339, timestamp)'
      : '\tseconds, err := strconv.ParseInt(timestamp, 10, 64)',
    '\tif err != nil {',
    rejectWith('the timestamp is missing'),
    place.unit === 'seconds' && '\tsent := time.Unix(seconds, 0)',
    checkAge(check),
  ];
};

const FORM: Lines = [
  '\tparams, err := url.ParseQuery(string(rawBody))',
  '\tif err != nil {',
  '\t\treturn err',
  '\t}',
  '\tvar names []string',
  '\tfor name := range params {',
  '\t\tnames = append(names, name)',
  '\t}',
  '\tsort.Strings(names)',
  '\tform := ""',
  '\tfor _, name := range names {',
  '\t\tvalues := params[name]',
  '\t\tsort.Strings(values)',
  '\t\tfor at, value := range values {',
  '\t\t\tif at == 0 || value != values[at-1] {',
  '\t\t\t\tform += name + value',
  '\t\t\t}',
  '\t\t}',
  '\t}',
];

const signed = (check: VerifierInput['check']): Lines => {
  const parts = partsIn(
    check,
    {
      body: 'string(rawBody)',
      timestamp: 'timestamp',
      id: header(check.id ?? ''),
      url: 'calledURL',
      form: 'form',
      crc32: 'fmt.Sprint(crc32.ChecksumIEEE(rawBody))',
      variable: 'webhookID',
    },
    goString,
  );
  return [signs(check, 'form') && FORM, `\tsigned := []byte(${parts.join(' + ')})`];
};

const decoded = (encoding: string, value: string): string =>
  encoding === 'hex' ? `hex.DecodeString(${value})` : `base64.StdEncoding.DecodeString(${value})`;

const VERIFY = {
  'ecdsa-p256': ['*ecdsa.PublicKey', 'ecdsa.VerifyASN1(key, digest[:], signature)'],
  'rsa-sha256': ['*rsa.PublicKey', 'rsa.VerifyPKCS1v15(key, crypto.SHA256, digest[:], signature) == nil'],
} as const;

const verifyKeyPair = (check: VerifierInput['check']): Lines => {
  const signature: Lines = [
    `\tsignature, err := ${decoded(check.signature.encoding, 'signatures[0]')}`,
    '\tif err != nil {',
    '\t\treturn err',
    '\t}',
  ];
  const decodeKey = (value: string): Lines => [
    `\tdecoded, err := ${value}`,
    '\tif err != nil {',
    '\t\treturn err',
    '\t}',
  ];
  const reject: Lines = [rejectWith('the signature is wrong'), '\treturn nil'];
  if (check.algorithm === 'ed25519')
    return [
      signature,
      decodeKey(decoded('hex', 'publicKey')),
      '\tif len(decoded) != ed25519.PublicKeySize || !ed25519.Verify(decoded, signed, signature) {',
      reject,
    ];
  const [type, verify] = VERIFY[check.algorithm as keyof typeof VERIFY];
  return [
    signature,
    decodeKey(decoded('base64', 'publicKey')),
    '\tparsed, err := x509.ParsePKIXPublicKey(decoded)',
    '\tif err != nil {',
    '\t\treturn err',
    '\t}',
    `\tkey, isKey := parsed.(${type})`,
    '\tdigest := sha256.Sum256(signed)',
    `\tif !isKey || !(${verify}) {`,
    reject,
  ];
};

const compare = (check: VerifierInput['check']): Lines => {
  const { encoding, prefix } = check.signature;
  const place = check.timestamp;
  const encoded =
    encoding === 'hex'
      ? 'hex.EncodeToString(mac.Sum(nil))'
      : 'base64.StdEncoding.EncodeToString(mac.Sum(nil))';
  const before = prefix === undefined ? '' : `${goString(prefix)} + `;
  return [
    check.key === 'whsec' && [
      '\tkey, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))',
      '\tif err != nil {',
      '\t\treturn err',
      '\t}',
    ],
    check.algorithm === 'equal'
      ? '\texpected := secret'
      : [
          `\tmac := hmac.New(${digestOf(check)}.New, ${check.key === 'whsec' ? 'key' : '[]byte(secret)'})`,
          '\tmac.Write(signed)',
          `\texpected := ${before}${encoded}`,
        ],
    '\tisSigned := 0',
    '\tfor _, one := range signatures {',
    '\t\t// In constant time: how long it takes does not tell how much is right.',
    '\t\tisSigned |= subtle.ConstantTimeCompare([]byte(one), []byte(expected))',
    '\t}',
    '\tif isSigned == 0 {',
    rejectWith('the signature is wrong'),
    place?.in === 'json' && [
      '\tvar event struct {',
      `\t\tMilliseconds int64 \`json:${goString(place.field).replaceAll('`', '"')}\``,
      '\t}',
      '\tif err := json.Unmarshal(rawBody, &event); err != nil {',
      '\t\treturn err',
      '\t}',
      '\tsent := time.UnixMilli(event.Milliseconds)',
      checkAge(check),
    ],
    '\treturn nil',
  ];
};

const write = (verified: VerifierInput): string => {
  const { check, variable } = verified;
  const url = signs(check, 'url') ? ', calledURL string' : '';
  const code = text(
    `// VerifyWebhook returns nil if the webhook is genuine. ${summary(verified).replace(/^Whether/, 'It checks whether')}`,
    '// rawBody has the bytes of the body as they arrived, before any parser.',
    signs(check, 'url') && '// calledURL is the whole URL that was called.',
    `func VerifyWebhook(rawBody []byte, headers http.Header${url}) error {`,
    environment(keyVariable(verified), keyName(verified)),
    signs(check, 'variable') && environment(variable, 'webhookID'),
    signatures(check),
    timestamp(check),
    check.algorithm !== 'equal' && signed(check),
    isKeyPair(check) ? verifyKeyPair(check) : compare(check),
    '}',
  );
  return text('package webhooks', '', 'import (', imports(code), ')', '', code);
};

export const go: Verifier = {
  name: 'Go',
  usage: ({ check }) =>
    signs(check, 'url') ? 'VerifyWebhook(rawBody, headers, url)' : 'VerifyWebhook(rawBody, headers)',
  needs: () => ['Go 1.19 or later'],
  write,
};
