import { csString } from '@gatehouse/codegen/literals/csharp.ts';
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

const header = (name: string): string => `Value(${csString(name)})`;
const I = '        ';

const imports = ({ check }: VerifierInput): Lines => [
  check.algorithm === 'ed25519' && 'using NSec.Cryptography;',
  'using System;',
  'using System.Collections.Generic;',
  check.timestamp?.unit === 'iso' && 'using System.Globalization;',
  'using System.Linq;',
  signs(check, 'form') && 'using System.Net;',
  check.algorithm !== 'ed25519' && 'using System.Security.Cryptography;',
  'using System.Text;',
  check.timestamp?.in === 'json' && 'using System.Text.RegularExpressions;',
];

const environment = (name: string, into: string): Lines => [
  `${I}var ${into} = Environment.GetEnvironmentVariable(${csString(name)});`,
  `${I}if (string.IsNullOrEmpty(${into})) throw new InvalidOperationException(${csString(`Set the environment variable ${name}`)});`,
];

const signatures = ({ signature }: VerifierInput['check']): Lines => {
  const value = header(signature.header);
  if (signature.format === 'pairs')
    return [
      `${I}var pairs = ${value}.Split(',').Select(pair => pair.Trim().Split(new[] { '=' }, 2)).Where(pair => pair.Length == 2).ToList();`,
      `${I}var signatures = pairs.Where(pair => pair[0] == "v1").Select(pair => pair[1]).ToArray();`,
    ];
  if (signature.format === 'list')
    return [
      `${I}var signatures = ${value}.Split(' ').Where(one => one.StartsWith("v1,", StringComparison.Ordinal)).Select(one => one.Substring(3)).ToArray();`,
    ];
  return [`${I}var signatures = new[] { ${value} };`];
};

const checkAge = (check: VerifierInput['check'], sent: string): Lines => [
  `${I}if (Math.Abs((DateTimeOffset.UtcNow - ${sent}).TotalSeconds) > ${check.tolerance}) return false;`,
];

const timestamp = (check: VerifierInput['check']): Lines => {
  const place = check.timestamp;
  if (place === undefined || place.in === 'json') return [];
  const value =
    place.in === 'header'
      ? header(place.header)
      : 'pairs.Where(pair => pair[0] == "t").Select(pair => pair[1]).FirstOrDefault() ?? ""';
  return [
    `${I}var timestamp = ${value};`,
    place.unit === 'iso'
      ? [
          `${I}DateTimeOffset sent;`,
          `${I}if (!DateTimeOffset.TryParse(timestamp, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out sent)) return false;`,
          checkAge(check, 'sent'),
        ]
      : [
          `${I}long seconds;`,
          `${I}if (timestamp.Length > 11 || !long.TryParse(timestamp, out seconds)) return false;`,
          checkAge(check, 'DateTimeOffset.FromUnixTimeSeconds(seconds)'),
        ],
  ];
};

const FORM: Lines = [
  `${I}var form = string.Concat(Encoding.UTF8.GetString(rawBody).Split('&')`,
  `${I}    .Select(pair => pair.Split(new[] { '=' }, 2))`,
  `${I}    .Select(pair => new { Name = WebUtility.UrlDecode(pair[0]), Value = pair.Length == 2 ? WebUtility.UrlDecode(pair[1]) : "" })`,
  `${I}    .Distinct()`,
  `${I}    .OrderBy(pair => pair.Name, StringComparer.Ordinal)`,
  `${I}    .ThenBy(pair => pair.Value, StringComparer.Ordinal)`,
  `${I}    .Select(pair => pair.Name + pair.Value));`,
];

const CRC32: Lines = [
  `${I}var crc = 0xffffffffu;`,
  `${I}foreach (var one in rawBody)`,
  `${I}{`,
  `${I}    crc ^= one;`,
  `${I}    for (var bit = 0; bit < 8; bit++) crc = (crc >> 1) ^ ((crc & 1) == 1 ? 0xedb88320u : 0u);`,
  `${I}}`,
];

const signed = (check: VerifierInput['check']): Lines => {
  const parts = partsIn(
    check,
    {
      body: 'rawBody',
      timestamp: 'timestamp',
      id: header(check.id ?? ''),
      url: 'url',
      form: 'form',
      crc32: '(crc ^ 0xffffffffu).ToString()',
      variable: 'webhookId',
    },
    csString,
  );
  const bytes = parts.map((part) => (part === 'rawBody' ? part : `Encoding.UTF8.GetBytes(${part})`));
  return [
    signs(check, 'form') && FORM,
    signs(check, 'crc32') && CRC32,
    `${I}var signed = new[] { ${bytes.join(', ')} }.SelectMany(part => part).ToArray();`,
  ];
};

const fromHex = (value: string): string => `Convert.FromHexString(${value})`;

const verifyKeyPair = (check: VerifierInput['check']): Lines => {
  const verify: Record<string, Lines> = {
    ed25519: [
      `${I}    var algorithm = SignatureAlgorithm.Ed25519;`,
      `${I}    var key = PublicKey.Import(algorithm, ${fromHex('publicKey')}, KeyBlobFormat.RawPublicKey);`,
      `${I}    return algorithm.Verify(key, signed, ${fromHex('signatures[0]')});`,
    ],
    'ecdsa-p256': [
      `${I}    using (var key = ECDsa.Create())`,
      `${I}    {`,
      `${I}        key.ImportSubjectPublicKeyInfo(Convert.FromBase64String(publicKey), out _);`,
      `${I}        return key.VerifyData(signed, Convert.FromBase64String(signatures[0]), HashAlgorithmName.SHA256, DSASignatureFormat.Rfc3279DerSequence);`,
      `${I}    }`,
    ],
    'rsa-sha256': [
      `${I}    using (var key = RSA.Create())`,
      `${I}    {`,
      `${I}        key.ImportSubjectPublicKeyInfo(Convert.FromBase64String(publicKey), out _);`,
      `${I}        return key.VerifyData(signed, Convert.FromBase64String(signatures[0]), HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1);`,
      `${I}    }`,
    ],
  };
  return [
    `${I}try`,
    `${I}{`,
    verify[check.algorithm],
    `${I}}`,
    `${I}catch (FormatException)`,
    `${I}{`,
    `${I}    return false;`,
    `${I}}`,
  ];
};

const compare = (check: VerifierInput['check']): Lines => {
  const { encoding, prefix } = check.signature;
  const place = check.timestamp;
  const key =
    check.key === 'whsec'
      ? 'Convert.FromBase64String(secret.StartsWith("whsec_", StringComparison.Ordinal) ? secret.Substring(6) : secret)'
      : 'Encoding.UTF8.GetBytes(secret)';
  const digest = `new HMAC${digestOf(check).toUpperCase()}(${key}).ComputeHash(signed)`;
  const written =
    encoding === 'hex'
      ? `BitConverter.ToString(${digest}).Replace("-", "").ToLowerInvariant()`
      : `Convert.ToBase64String(${digest})`;
  return [
    `${I}var expected = ${prefix === undefined ? '' : `${csString(prefix)} + `}${check.algorithm === 'equal' ? 'secret' : written};`,
    `${I}var isSigned = false;`,
    `${I}foreach (var one in signatures)`,
    `${I}{`,
    `${I}    // In constant time: how long it takes does not tell how much is right.`,
    `${I}    isSigned |= CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(one), Encoding.UTF8.GetBytes(expected));`,
    `${I}}`,
    place?.in === 'json' && [
      `${I}// A text in the body cannot look like this: its quotes are escaped.`,
      `${I}var field = Regex.Match(Encoding.UTF8.GetString(rawBody), ${csString(`"${place.field}"\\s*:\\s*([0-9]{1,14})`)});`,
      `${I}if (!isSigned || !field.Success) return false;`,
      checkAge(check, 'DateTimeOffset.FromUnixTimeMilliseconds(long.Parse(field.Groups[1].Value))'),
    ],
    `${I}return ${place?.in === 'json' ? 'true' : 'isSigned'};`,
  ];
};

const write = (verified: VerifierInput): string => {
  const { check, variable } = verified;
  const url = signs(check, 'url') ? ', string url' : '';
  return text(
    imports(verified),
    '',
    'public static class WebhookVerifier',
    '{',
    '    /// <summary>',
    `    /// ${summary(verified)}`,
    '    /// rawBody has the bytes of the body as they arrived, before any parser; names of headers are in any case.',
    signs(check, 'url') && '    /// url is the whole URL that was called.',
    '    /// </summary>',
    `    public static bool Verify(byte[] rawBody, IDictionary<string, string> headers${url})`,
    '    {',
    environment(keyVariable(verified), keyName(verified)),
    signs(check, 'variable') && environment(variable, 'webhookId'),
    `${I}var values = new Dictionary<string, string>(headers, StringComparer.OrdinalIgnoreCase);`,
    `${I}Func<string, string> Value = name => values.ContainsKey(name) ? values[name] : "";`,
    signatures(check),
    timestamp(check),
    check.algorithm !== 'equal' && signed(check),
    isKeyPair(check) ? verifyKeyPair(check) : compare(check),
    '    }',
    '}',
  );
};

export const csharp: Verifier = {
  name: 'C#',
  usage: ({ check }) =>
    signs(check, 'url')
      ? 'WebhookVerifier.Verify(rawBody, headers, url)'
      : 'WebhookVerifier.Verify(rawBody, headers)',
  needs: ({ check }) => [
    '.NET 6 or later',
    ...(check.algorithm === 'ed25519'
      ? ['Package NSec.Cryptography: dotnet add package NSec.Cryptography']
      : []),
  ],
  write,
};
