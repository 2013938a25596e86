import { jsString } from '@gatehouse/codegen/literals/javascript.ts';
import { type Lines, text } from '@gatehouse/codegen/program.ts';
import { isKeyPair } from '#src/derived-keys.ts';
import {
  digestOf,
  ED25519_PREFIX,
  isHmac,
  keyName,
  keyVariable,
  partsIn,
  signs,
  summary,
  type Verifier,
  type VerifierInput,
} from '#src/verification/verifier.ts';

const header = (name: string): string => `header(${jsString(name.toLowerCase())})`;

const imports = ({ check }: VerifierInput): Lines => [
  isKeyPair(check)
    ? 'import { createPublicKey, verify } from "node:crypto";'
    : `import { ${isHmac(check) ? 'createHmac, ' : ''}timingSafeEqual } from "node:crypto";`,
  signs(check, 'crc32') && 'import { crc32 } from "node:zlib";',
];

const signatures = ({ signature }: VerifierInput['check']): Lines => {
  const value = header(signature.header);
  if (signature.format === 'pairs')
    return [
      `  const pairs = ${value}.split(",").map((pair) => pair.trim().split("="));`,
      '  const signatures = pairs.filter(([name]) => name === "v1").map(([, value]) => value);',
    ];
  if (signature.format === 'list')
    return [
      `  const signatures = ${value}`,
      '    .split(" ")',
      '    .filter((one) => one.startsWith("v1,"))',
      '    .map((one) => one.slice(3));',
    ];
  return [`  const signatures = [${value}];`];
};

const timestamp = ({ timestamp: place }: VerifierInput['check']): Lines => {
  if (place === undefined || place.in === 'json') return [];
  const value =
    place.in === 'header' ? header(place.header) : '(pairs.find(([name]) => name === "t")?.[1] ?? "")';
  return [
    `  const timestamp = ${value};`,
    `  const seconds = ${place.unit === 'iso' ? 'Date.parse(timestamp) / 1000' : 'Number(timestamp || NaN)'};`,
    '  if (!(Math.abs(Date.now() / 1000 - seconds) <= TOLERANCE_SECONDS)) return false;',
  ];
};

const form = (check: VerifierInput['check']): Lines =>
  signs(check, 'form')
    ? [
        '  const params = new URLSearchParams(String(rawBody));',
        '  const form = [...new Set(params.keys())]',
        '    .sort()',
        '    .flatMap((name) => [...new Set(params.getAll(name))].sort().map((value) => name + value))',
        '    .join("");',
      ]
    : [];

const signed = (check: VerifierInput['check']): Lines => {
  const parts = partsIn(
    check,
    {
      body: 'rawBody',
      timestamp: 'timestamp',
      id: header(check.id ?? ''),
      url: 'url',
      form: 'form',
      crc32: 'String(crc32(rawBody))',
      variable: 'webhookId',
    },
    jsString,
  );
  return [`  const signed = Buffer.concat([${parts.join(', ')}].map((part) => Buffer.from(part)));`];
};

const KEYS = {
  text: 'secret',
  whsec: 'Buffer.from(secret.replace(/^whsec_/, ""), "base64")',
  hex: `Buffer.from("${ED25519_PREFIX}" + publicKey, "hex")`,
  der: 'Buffer.from(publicKey, "base64")',
} as const;

const decide = (check: VerifierInput['check']): Lines => {
  const { encoding, prefix } = check.signature;
  if (check.algorithm === 'equal') return ['  const expected = secret;'];
  if (isKeyPair(check))
    return [
      `  const key = createPublicKey({ key: ${KEYS[check.key]}, format: "der", type: "spki" });`,
      `  const isSigned = verify(${check.algorithm === 'ed25519' ? 'null' : '"sha256"'}, signed, key, Buffer.from(signatures[0], "${encoding}"));`,
    ];
  const digest = `createHmac("${digestOf(check)}", ${KEYS[check.key]}).update(signed).digest("${encoding}")`;
  return [`  const expected = ${prefix === undefined ? '' : `${jsString(prefix)} + `}${digest};`];
};

const result = ({ timestamp: place, ...check }: VerifierInput['check']): Lines => {
  const isSigned = isKeyPair(check) ? 'isSigned' : 'signatures.some((one) => isEqual(one, expected))';
  if (place?.in !== 'json') return [`  return ${isSigned};`];
  return [
    `  if (!${isSigned}) return false;`,
    '  try {',
    `    const milliseconds = JSON.parse(String(rawBody))[${jsString(place.field)}];`,
    '    return Math.abs(Date.now() - milliseconds) <= TOLERANCE_SECONDS * 1000;',
    '  } catch {',
    '    return false;',
    '  }',
  ];
};

const write = (verified: VerifierInput): string => {
  const { check, variable } = verified;
  const parameters = signs(check, 'url') ? 'rawBody, headers, url' : 'rawBody, headers';
  return text(
    imports(verified),
    '',
    check.timestamp && [`const TOLERANCE_SECONDS = ${check.tolerance};`, ''],
    'const environment = (name) => {',
    '  const value = process.env[name];',
    '  if (!value) throw new Error("Set the environment variable " + name);',
    '  return value;',
    '};',
    '',
    !isKeyPair(check) && [
      '// In constant time: how long it takes does not tell how much is right.',
      'const isEqual = (a, b) => {',
      '  const [one, other] = [Buffer.from(a), Buffer.from(b)];',
      '  return one.length === other.length && timingSafeEqual(one, other);',
      '};',
      '',
    ],
    '/**',
    ` * ${summary(verified)}`,
    ' * @param {Buffer} rawBody the bytes of the body as they arrived, before any parser',
    ' * @param {Record<string, string>} headers such as request.headers of Node: names in lower case',
    signs(check, 'url') && ' * @param {string} url the whole URL that was called',
    ' */',
    `export function verifyWebhook(${parameters}) {`,
    `  const ${keyName(verified)} = environment(${jsString(keyVariable(verified))});`,
    signs(check, 'variable') && `  const webhookId = environment(${jsString(variable)});`,
    '  const header = (name) => String(headers[name] ?? "");',
    signatures(check),
    timestamp(check),
    form(check),
    check.algorithm !== 'equal' && signed(check),
    decide(check),
    result(check),
    '}',
  );
};

export const javascript: Verifier = {
  name: 'JavaScript',
  usage: ({ check }) =>
    signs(check, 'url') ? 'verifyWebhook(rawBody, headers, url)' : 'verifyWebhook(rawBody, headers)',
  needs: ({ check }) => [signs(check, 'crc32') ? 'Node.js 22.2 or later' : 'Node.js 18 or later'],
  write,
};
