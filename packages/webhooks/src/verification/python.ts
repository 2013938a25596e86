import { pyString } from '@gatehouse/codegen/literals/python.ts';
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

const header = (name: string): string => `values.get(${pyString(name.toLowerCase())}, "")`;

/** What the code may use of the standard library. */
const MODULES = ['base64', 'hashlib', 'hmac', 'json', 'os', 'time', 'zlib'];

const imports = ({ check }: VerifierInput, code: string): Lines => [
  MODULES.filter((name) => new RegExp(`\\b${name}\\.\\w`).test(code)).map((name) => `import ${name}`),
  code.includes('datetime.') && 'from datetime import datetime',
  code.includes('parse_qsl(') && 'from urllib.parse import parse_qsl',
  isKeyPair(check) && [
    '',
    'from cryptography.exceptions import InvalidSignature',
    check.algorithm !== 'ed25519' && 'from cryptography.hazmat.primitives import hashes',
    check.algorithm === 'ecdsa-p256' && 'from cryptography.hazmat.primitives.asymmetric import ec',
    check.algorithm === 'rsa-sha256' && 'from cryptography.hazmat.primitives.asymmetric import padding',
    'from cryptography.hazmat.primitives.serialization import load_der_public_key',
  ],
];

const signatures = ({ signature }: VerifierInput['check']): Lines => {
  const value = header(signature.header);
  if (signature.format === 'pairs')
    return [
      `    pairs = [pair.strip().partition("=") for pair in ${value}.split(",")]`,
      '    signatures = [value for name, _, value in pairs if name == "v1"]',
    ];
  if (signature.format === 'list')
    return [`    signatures = [one[3:] for one in ${value}.split(" ") if one.startswith("v1,")]`];
  return [`    signatures = [${value}]`];
};

const timestamp = ({ timestamp: place }: VerifierInput['check']): Lines => {
  if (place === undefined || place.in === 'json') return [];
  const value =
    place.in === 'header'
      ? header(place.header)
      : 'next((value for name, _, value in pairs if name == "t"), "")';
  const seconds =
    place.unit === 'iso'
      ? 'datetime.fromisoformat(timestamp.replace("Z", "+00:00")).timestamp()'
      : 'int(timestamp)';
  return [
    `    timestamp = ${value}`,
    '    try:',
    `        seconds = ${seconds}`,
    '    except ValueError:',
    '        return False',
    '    if abs(time.time() - seconds) > TOLERANCE_SECONDS:',
    '        return False',
  ];
};

const signed = (check: VerifierInput['check']): Lines => {
  const bytes = (expression: string) => `${expression}.encode()`;
  const parts = partsIn(
    check,
    {
      body: 'raw_body',
      timestamp: bytes('timestamp'),
      id: bytes(header(check.id ?? '')),
      url: bytes('url'),
      form: bytes('form'),
      crc32: bytes('str(zlib.crc32(raw_body))'),
      variable: bytes('webhook_id'),
    },
    (literal) => `b${pyString(literal)}`,
  );
  return [
    signs(check, 'form') && [
      '    pairs = parse_qsl(raw_body.decode(), keep_blank_values=True)',
      '    form = "".join(name + value for name, value in sorted(set(pairs)))',
    ],
    `    signed = ${parts.join(' + ')}`,
  ];
};

const KEYS = {
  text: 'secret.encode()',
  whsec: 'base64.b64decode(secret.removeprefix("whsec_"))',
  hex: `bytes.fromhex("${ED25519_PREFIX}" + public_key)`,
  der: 'base64.b64decode(public_key)',
} as const;

const VERIFY = {
  ed25519: '',
  'ecdsa-p256': ', ec.ECDSA(hashes.SHA256())',
  'rsa-sha256': ', padding.PKCS1v15(), hashes.SHA256()',
} as const;

const verifyKeyPair = (check: VerifierInput['check']): Lines => {
  const decode = check.signature.encoding === 'hex' ? 'bytes.fromhex' : 'base64.b64decode';
  return [
    `    key = load_der_public_key(${KEYS[check.key]})`,
    '    try:',
    `        key.verify(${decode}(signatures[0]), signed${VERIFY[check.algorithm as keyof typeof VERIFY]})`,
    '    except (InvalidSignature, ValueError):',
    '        return False',
    '    return True',
  ];
};

const compare = (check: VerifierInput['check']): Lines => {
  const { encoding, prefix } = check.signature;
  const digest = `hmac.new(${KEYS[check.key]}, signed, hashlib.${digestOf(check)})`;
  const written =
    encoding === 'hex' ? `${digest}.hexdigest()` : `base64.b64encode(${digest}.digest()).decode()`;
  const expected = check.algorithm === 'equal' ? 'secret' : written;
  const isSigned = 'any([hmac.compare_digest(one.encode(), expected.encode()) for one in signatures])';
  const place = check.timestamp;
  return [
    `    expected = ${prefix === undefined ? '' : `${pyString(prefix)} + `}${expected}`,
    '    # In constant time: how long it takes does not tell how much is right.',
    place?.in !== 'json'
      ? `    return ${isSigned}`
      : [
          `    if not ${isSigned}:`,
          '        return False',
          '    try:',
          `        milliseconds = json.loads(raw_body)[${pyString(place.field)}]`,
          '        return abs(time.time() * 1000 - milliseconds) <= TOLERANCE_SECONDS * 1000',
          '    except (ValueError, KeyError, TypeError):',
          '        return False',
        ],
  ];
};

const write = (verified: VerifierInput): string => {
  const { check, variable } = verified;
  const url = signs(check, 'url') ? ', url: str' : '';
  const code = text(
    check.timestamp && [`TOLERANCE_SECONDS = ${check.tolerance}`, ''],
    '',
    `def verify_webhook(raw_body: bytes, headers: dict${url}) -> bool:`,
    `    """${summary(verified)}`,
    '',
    '    raw_body: the bytes of the body as they arrived, before any parser.',
    '    headers: names, in any case, and values.',
    signs(check, 'url') && '    url: the whole URL that was called.',
    '    """',
    `    ${keyName(verified, 'public_key')} = os.environ[${pyString(keyVariable(verified))}]`,
    signs(check, 'variable') && `    webhook_id = os.environ[${pyString(variable)}]`,
    '    values = {name.lower(): value for name, value in headers.items()}',
    signatures(check),
    timestamp(check),
    check.algorithm !== 'equal' && signed(check),
    isKeyPair(check) ? verifyKeyPair(check) : compare(check),
  );
  return text(imports(verified, code), '', code);
};

export const python: Verifier = {
  name: 'Python',
  usage: ({ check }) =>
    signs(check, 'url') ? 'verify_webhook(raw_body, headers, url)' : 'verify_webhook(raw_body, headers)',
  needs: ({ check }) => [
    'Python 3.9 or later',
    ...(isKeyPair(check) ? ['Package cryptography: pip install cryptography'] : []),
  ],
  write,
};
