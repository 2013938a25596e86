import { javaString } from '@gatehouse/codegen/literals/java.ts';
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

const header = (name: string): string => `values.getOrDefault(${javaString(name)}, "")`;
const UTF8 = 'StandardCharsets.UTF_8';
const I = '        ';

const imports = ({ check }: VerifierInput): Lines => {
  const { encoding, format } = check.signature;
  const place = check.timestamp;
  const names = [
    'java.nio.charset.StandardCharsets',
    isKeyPair(check)
      ? [
          'java.security.KeyFactory',
          'java.security.Signature',
          'java.security.SignatureException',
          'java.security.spec.X509EncodedKeySpec',
        ]
      : 'java.security.MessageDigest',
    place && 'java.time.Instant',
    place && place.unit === 'iso' && 'java.time.format.DateTimeParseException',
    (encoding === 'base64' || check.key === 'whsec' || check.key === 'der') && 'java.util.Base64',
    encoding === 'hex' && 'java.util.HexFormat',
    'java.util.Map',
    'java.util.TreeMap',
    format !== 'plain' && ['java.util.ArrayList', 'java.util.List'],
    signs(check, 'form') && ['java.net.URLDecoder', 'java.util.TreeSet'],
    place?.in === 'json' && ['java.util.regex.Matcher', 'java.util.regex.Pattern'],
    signs(check, 'crc32') && 'java.util.zip.CRC32',
    isHmac(check) && ['javax.crypto.Mac', 'javax.crypto.spec.SecretKeySpec'],
  ];
  return names
    .flatMap((name) => (name ? [name].flat() : []))
    .sort()
    .map((name) => `import ${name};`);
};

const environment = (name: string, into: string): Lines => [
  `${I}String ${into} = System.getenv(${javaString(name)});`,
  `${I}if (${into} == null || ${into}.isEmpty()) {`,
  `${I}    throw new IllegalStateException(${javaString(`Set the environment variable ${name}`)});`,
  `${I}}`,
];

const signatures = ({ signature }: VerifierInput['check']): Lines => {
  const value = header(signature.header);
  if (signature.format === 'pairs')
    return [
      `${I}String timestamp = "";`,
      `${I}List<String> signatures = new ArrayList<>();`,
      `${I}for (String pair : ${value}.split(",")) {`,
      `${I}    String[] parts = pair.trim().split("=", 2);`,
      `${I}    if (parts.length == 2 && parts[0].equals("t")) timestamp = parts[1];`,
      `${I}    if (parts.length == 2 && parts[0].equals("v1")) signatures.add(parts[1]);`,
      `${I}}`,
    ];
  if (signature.format === 'list')
    return [
      `${I}List<String> signatures = new ArrayList<>();`,
      `${I}for (String one : ${value}.split(" ")) {`,
      `${I}    if (one.startsWith("v1,")) signatures.add(one.substring(3));`,
      `${I}}`,
    ];
  return [`${I}String[] signatures = {${value}};`];
};

const checkAge = (check: VerifierInput['check'], milliseconds: string): Lines => [
  `${I}if (Math.abs(Instant.now().toEpochMilli() - ${milliseconds}) > ${check.tolerance * 1000}L) return false;`,
];

const timestamp = (check: VerifierInput['check']): Lines => {
  const place = check.timestamp;
  if (place === undefined || place.in === 'json') return [];
  const [read, failure] =
    place.unit === 'iso'
      ? ['Instant.parse(timestamp).toEpochMilli()', 'DateTimeParseException']
      : ['Long.parseLong(timestamp) * 1000', 'NumberFormatException'];
  return [
    place.in === 'header' && `${I}String timestamp = ${header(place.header)};`,
    `${I}long sent;`,
    `${I}try {`,
    `${I}    sent = ${read};`,
    `${I}} catch (${failure} error) {`,
    `${I}    return false;`,
    `${I}}`,
    checkAge(check, 'sent'),
  ];
};

const FORM: Lines = [
  `${I}TreeMap<String, TreeSet<String>> params = new TreeMap<>();`,
  `${I}for (String pair : new String(rawBody, ${UTF8}).split("&")) {`,
  `${I}    String[] parts = pair.split("=", 2);`,
  `${I}    String value = parts.length == 2 ? URLDecoder.decode(parts[1], ${UTF8}) : "";`,
  `${I}    params.computeIfAbsent(URLDecoder.decode(parts[0], ${UTF8}), name -> new TreeSet<>()).add(value);`,
  `${I}}`,
  `${I}StringBuilder form = new StringBuilder();`,
  `${I}params.forEach((name, all) -> all.forEach(value -> form.append(name).append(value)));`,
];

const CRC32: Lines = [`${I}CRC32 crc = new CRC32();`, `${I}crc.update(rawBody);`];

/** As a chain of bytes, because the body may be no valid text. */
const signed = (check: VerifierInput['check']): Lines => {
  const parts = partsIn(
    check,
    {
      body: 'rawBody',
      timestamp: 'timestamp',
      id: header(check.id ?? ''),
      url: 'url',
      form: 'form.toString()',
      crc32: 'Long.toString(crc.getValue())',
      variable: 'webhookId',
    },
    javaString,
  );
  return [
    signs(check, 'form') && FORM,
    signs(check, 'crc32') && CRC32,
    `${I}java.io.ByteArrayOutputStream signed = new java.io.ByteArrayOutputStream();`,
    parts.map((part) => `${I}signed.write(${part === 'rawBody' ? part : `${part}.getBytes(${UTF8})`});`),
  ];
};

const ALGORITHMS = {
  ed25519: ['Ed25519', 'Ed25519'],
  'ecdsa-p256': ['EC', 'SHA256withECDSA'],
  'rsa-sha256': ['RSA', 'SHA256withRSA'],
} as const;

const decoded = (encoding: string, value: string): string =>
  encoding === 'hex' ? `HexFormat.of().parseHex(${value})` : `Base64.getDecoder().decode(${value})`;

const verifyKeyPair = (check: VerifierInput['check']): Lines => {
  const [factory, algorithm] = ALGORITHMS[check.algorithm as keyof typeof ALGORITHMS];
  const key =
    check.key === 'hex' ? decoded('hex', `"${ED25519_PREFIX}" + publicKey`) : decoded('base64', 'publicKey');
  return [
    `${I}Signature verifier = Signature.getInstance("${algorithm}");`,
    `${I}verifier.initVerify(KeyFactory.getInstance("${factory}").generatePublic(new X509EncodedKeySpec(${key})));`,
    `${I}verifier.update(signed.toByteArray());`,
    `${I}try {`,
    `${I}    return verifier.verify(${decoded(check.signature.encoding, 'signatures[0]')});`,
    `${I}} catch (SignatureException | IllegalArgumentException error) {`,
    `${I}    return false;`,
    `${I}}`,
  ];
};

const compare = (check: VerifierInput['check']): Lines => {
  const { encoding, prefix } = check.signature;
  const place = check.timestamp;
  const key =
    check.key === 'whsec'
      ? decoded('base64', 'secret.replaceFirst("^whsec_", "")')
      : `secret.getBytes(${UTF8})`;
  const name = `Hmac${digestOf(check).toUpperCase()}`;
  const digest = 'mac.doFinal(signed.toByteArray())';
  const written =
    encoding === 'hex'
      ? `HexFormat.of().formatHex(${digest})`
      : `Base64.getEncoder().encodeToString(${digest})`;
  return [
    check.algorithm === 'equal'
      ? `${I}String expected = secret;`
      : [
          `${I}Mac mac = Mac.getInstance("${name}");`,
          `${I}mac.init(new SecretKeySpec(${key}, "${name}"));`,
          `${I}String expected = ${prefix === undefined ? '' : `${javaString(prefix)} + `}${written};`,
        ],
    `${I}boolean isSigned = false;`,
    `${I}for (String one : signatures) {`,
    `${I}    // In constant time: how long it takes does not tell how much is right.`,
    `${I}    isSigned |= MessageDigest.isEqual(one.getBytes(${UTF8}), expected.getBytes(${UTF8}));`,
    `${I}}`,
    place?.in === 'json' && [
      `${I}// No JSON parser is in the JDK. A text in the body cannot look like this: its quotes are escaped.`,
      `${I}Matcher field = Pattern.compile(${javaString(`"${place.field}"\\s*:\\s*(\\d{1,15})`)}).matcher(new String(rawBody, ${UTF8}));`,
      `${I}if (!isSigned || !field.find()) return false;`,
      checkAge(check, 'Long.parseLong(field.group(1))'),
    ],
    `${I}return ${place?.in === 'json' ? 'true' : 'isSigned'};`,
  ];
};

const write = (verified: VerifierInput): string => {
  const { check, variable } = verified;
  const url = signs(check, 'url') ? ', String url' : '';
  return text(
    imports(verified),
    '',
    'public class WebhookVerifier {',
    '    /**',
    `     * ${summary(verified)}`,
    '     * @param rawBody the bytes of the body as they arrived, before any parser',
    '     * @param headers names, in any case, and values',
    signs(check, 'url') && '     * @param url the whole URL that was called',
    '     */',
    `    public static boolean verify(byte[] rawBody, Map<String, String> headers${url}) throws Exception {`,
    environment(keyVariable(verified), keyName(verified)),
    signs(check, 'variable') && environment(variable, 'webhookId'),
    `${I}Map<String, String> values = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);`,
    `${I}values.putAll(headers);`,
    signatures(check),
    timestamp(check),
    check.algorithm !== 'equal' && signed(check),
    isKeyPair(check) ? verifyKeyPair(check) : compare(check),
    '    }',
    '}',
  );
};

export const java: Verifier = {
  name: 'Java',
  usage: ({ check }) =>
    signs(check, 'url')
      ? 'WebhookVerifier.verify(rawBody, headers, url)'
      : 'WebhookVerifier.verify(rawBody, headers)',
  needs: () => ['Java 17 or later'],
  write,
};
