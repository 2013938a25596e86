import { phpString } from '@gatehouse/codegen/literals/php.ts';
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

const header = (name: string): string => `($values[${phpString(name.toLowerCase())}] ?? '')`;

const environment = (name: string, into: string): Lines => [
  `    $${into} = getenv(${phpString(name)});`,
  `    if ($${into} === false || $${into} === '') {`,
  `        throw new RuntimeException(${phpString(`Set the environment variable ${name}`)});`,
  '    }',
];

const signatures = ({ signature }: VerifierInput['check']): Lines => {
  const value = header(signature.header);
  if (signature.format === 'pairs')
    return [
      '    $signatures = [];',
      "    $timestamp = '';",
      `    foreach (explode(',', ${value}) as $pair) {`,
      "        [$name, $one] = explode('=', trim($pair), 2) + ['', ''];",
      "        if ($name === 'v1') {",
      '            $signatures[] = $one;',
      "        } elseif ($name === 't') {",
      '            $timestamp = $one;',
      '        }',
      '    }',
    ];
  if (signature.format === 'list')
    return [
      '    $signatures = [];',
      `    foreach (explode(' ', ${value}) as $one) {`,
      "        if (str_starts_with($one, 'v1,')) {",
      '            $signatures[] = substr($one, 3);',
      '        }',
      '    }',
    ];
  return [`    $signatures = [${value}];`];
};

const timestamp = ({ timestamp: place, tolerance }: VerifierInput['check']): Lines => {
  if (place === undefined || place.in === 'json') return [];
  const seconds =
    place.unit === 'iso' ? 'strtotime($timestamp)' : '(ctype_digit($timestamp) ? (int) $timestamp : false)';
  return [
    place.in === 'header' && `    $timestamp = ${header(place.header)};`,
    `    $seconds = ${seconds};`,
    `    if ($seconds === false || abs(time() - $seconds) > ${tolerance}) {`,
    '        return false;',
    '    }',
  ];
};

const FORM: Lines = [
  '    $pairs = [];',
  "    foreach (explode('&', $rawBody) as $pair) {",
  "        [$name, $value] = explode('=', $pair, 2) + ['', ''];",
  '        $pairs[] = [urldecode($name), urldecode($value)];',
  '    }',
  '    usort($pairs, fn ($a, $b) => strcmp($a[0], $b[0]) ?: strcmp($a[1], $b[1]));',
  '    $pairs = array_unique($pairs, SORT_REGULAR);',
  "    $form = implode('', array_map(fn ($pair) => $pair[0] . $pair[1], $pairs));",
];

const signed = (check: VerifierInput['check']): Lines => {
  const parts = partsIn(
    check,
    {
      body: '$rawBody',
      timestamp: '$timestamp',
      id: header(check.id ?? ''),
      url: '$url',
      form: '$form',
      crc32: "sprintf('%u', crc32($rawBody))",
      variable: '$webhookId',
    },
    phpString,
  );
  return [signs(check, 'form') && FORM, `    $signed = ${parts.join(' . ')};`];
};

const verifyKeyPair = (check: VerifierInput['check']): Lines => {
  if (check.algorithm === 'ed25519')
    return [
      '    $signature = ctype_xdigit($signatures[0]) && strlen($signatures[0]) === 128 ? hex2bin($signatures[0]) : null;',
      '    return $signature !== null && sodium_crypto_sign_verify_detached($signature, $signed, hex2bin($publicKey));',
    ];
  return [
    '    $key = "-----BEGIN PUBLIC KEY-----\\n" . chunk_split($publicKey, 64, "\\n") . "-----END PUBLIC KEY-----\\n";',
    '    return openssl_verify($signed, (string) base64_decode($signatures[0]), $key, OPENSSL_ALGO_SHA256) === 1;',
  ];
};

const compare = (check: VerifierInput['check']): Lines => {
  const { encoding, prefix } = check.signature;
  const key = check.key === 'whsec' ? "base64_decode(preg_replace('/^whsec_/', '', $secret))" : '$secret';
  const digest = `hash_hmac('${digestOf(check)}', $signed, ${key}${encoding === 'hex' ? '' : ', true'})`;
  const written = encoding === 'hex' ? digest : `base64_encode(${digest})`;
  const place = check.timestamp;
  return [
    `    $expected = ${prefix === undefined ? '' : `${phpString(prefix)} . `}${check.algorithm === 'equal' ? '$secret' : written};`,
    '    $isSigned = false;',
    '    foreach ($signatures as $one) {',
    '        // In constant time: how long it takes does not tell how much is right.',
    '        $isSigned = hash_equals($expected, $one) || $isSigned;',
    '    }',
    place?.in !== 'json'
      ? '    return $isSigned;'
      : [
          `    $milliseconds = json_decode($rawBody, true)[${phpString(place.field)}] ?? null;`,
          `    return $isSigned && is_int($milliseconds) && abs(microtime(true) * 1000 - $milliseconds) <= ${check.tolerance * 1000};`,
        ],
  ];
};

const write = (verified: VerifierInput): string => {
  const { check, variable } = verified;
  return text(
    '<?php',
    '',
    '/**',
    ` * ${summary(verified)}`,
    ' *',
    " * @param string $rawBody the bytes of the body as they arrived: file_get_contents('php://input')",
    ' * @param array<string, string> $headers names, in any case, and values: getallheaders()',
    signs(check, 'url') && ' * @param string $url the whole URL that was called',
    ' */',
    `function verifyWebhook(string $rawBody, array $headers${signs(check, 'url') ? ', string $url' : ''}): bool`,
    '{',
    environment(keyVariable(verified), keyName(verified)),
    signs(check, 'variable') && environment(variable, 'webhookId'),
    '    $values = array_change_key_case($headers, CASE_LOWER);',
    signatures(check),
    timestamp(check),
    check.algorithm !== 'equal' && signed(check),
    isKeyPair(check) ? verifyKeyPair(check) : compare(check),
    '}',
  );
};

export const php: Verifier = {
  name: 'PHP',
  usage: ({ check }) =>
    signs(check, 'url') ? 'verifyWebhook($rawBody, $headers, $url)' : 'verifyWebhook($rawBody, $headers)',
  needs: ({ check }) => [
    'PHP 8.0 or later',
    ...(check.algorithm === 'ed25519' ? ['Extension sodium'] : []),
    ...(check.key === 'der' ? ['Extension openssl'] : []),
  ],
  write,
};
