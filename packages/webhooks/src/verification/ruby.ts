import { rubyString } from '@gatehouse/codegen/literals/ruby.ts';
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

const header = (name: string): string => `values.fetch(${rubyString(name.toLowerCase())}, '')`;

const signatures = ({ signature }: VerifierInput['check']): Lines => {
  const value = header(signature.header);
  if (signature.format === 'pairs')
    return [
      `  pairs = ${value}.split(',').map { |pair| pair.strip.split('=', 2) }`,
      "  signatures = pairs.select { |name, _| name == 'v1' }.map { |_, value| value.to_s }",
    ];
  if (signature.format === 'list')
    return [
      `  signatures = ${value}.split(' ').select { |one| one.start_with?('v1,') }.map { |one| one[3..] }`,
    ];
  return [`  signatures = [${value}]`];
};

const timestamp = ({ timestamp: place }: VerifierInput['check']): Lines => {
  if (place === undefined || place.in === 'json') return [];
  const value =
    place.in === 'header' ? header(place.header) : "pairs.find { |name, _| name == 't' }&.last.to_s";
  return [
    `  timestamp = ${value}`,
    place.unit === 'iso' ? '  seconds = Time.iso8601(timestamp).to_i' : '  seconds = Integer(timestamp, 10)',
    '  return false if (Time.now.to_i - seconds).abs > TOLERANCE_SECONDS',
  ];
};

const signed = (check: VerifierInput['check']): Lines => {
  const parts = partsIn(
    check,
    {
      body: 'raw_body',
      timestamp: 'timestamp',
      id: header(check.id ?? ''),
      url: 'url',
      form: 'form',
      crc32: 'Zlib.crc32(raw_body).to_s',
      variable: 'webhook_id',
    },
    rubyString,
  );
  return [
    signs(check, 'form') && '  form = URI.decode_www_form(raw_body).uniq.sort.map { |pair| pair.join }.join',
    `  signed = [${parts.join(', ')}].map(&:b).join`,
  ];
};

const KEYS = {
  text: 'secret',
  whsec: "secret.delete_prefix('whsec_').unpack1('m')",
  hex: `['${ED25519_PREFIX}' + public_key].pack('H*')`,
  der: "public_key.unpack1('m')",
} as const;

const decide = (check: VerifierInput['check']): Lines => {
  const { encoding, prefix } = check.signature;
  if (isKeyPair(check)) {
    const signature = encoding === 'hex' ? "[signatures[0]].pack('H*')" : "signatures[0].unpack1('m')";
    const digest = check.algorithm === 'ed25519' ? 'nil' : "'SHA256'";
    return [`  OpenSSL::PKey.read(${KEYS[check.key]}).verify(${digest}, ${signature}, signed)`];
  }
  const digest = `OpenSSL::HMAC.${encoding === 'hex' ? 'hexdigest' : 'digest'}('${digestOf(check).toUpperCase()}', ${KEYS[check.key]}, signed)`;
  const written = encoding === 'hex' ? digest : `[${digest}].pack('m0')`;
  const place = check.timestamp;
  return [
    `  expected = ${prefix === undefined ? '' : `${rubyString(prefix)} + `}${check.algorithm === 'equal' ? 'secret' : written}`,
    '  # In constant time: how long it takes does not tell how much is right.',
    '  is_signed = signatures.map { |one| OpenSSL.secure_compare(one, expected) }.any?',
    place?.in !== 'json'
      ? '  is_signed'
      : [
          '  return false unless is_signed',
          '',
          `  milliseconds = JSON.parse(raw_body).fetch(${rubyString(place.field)})`,
          '  (Time.now.to_f * 1000 - milliseconds).abs <= TOLERANCE_SECONDS * 1000',
        ],
  ];
};

/** What the function fails with for what it cannot read. */
const failures = (check: VerifierInput['check']): string[] => [
  ...(check.timestamp === undefined && !signs(check, 'form') ? [] : ['ArgumentError']),
  ...(check.timestamp?.in === 'json' ? ['JSON::ParserError', 'KeyError', 'NoMethodError', 'TypeError'] : []),
  ...(isKeyPair(check) ? ['OpenSSL::PKey::PKeyError'] : []),
];

const write = (verified: VerifierInput): string => {
  const { check, variable } = verified;
  const rescued = failures(check);
  return text(
    check.timestamp?.in === 'json' && "require 'json'",
    "require 'openssl'",
    check.timestamp?.in === 'header' && check.timestamp.unit === 'iso' && "require 'time'",
    signs(check, 'form') && "require 'uri'",
    signs(check, 'crc32') && "require 'zlib'",
    '',
    check.timestamp && [`TOLERANCE_SECONDS = ${check.tolerance}`, ''],
    `# ${summary(verified)}`,
    '# raw_body: the bytes of the body as they arrived, before any parser. headers: names, in any case, and values.',
    signs(check, 'url') && '# url: the whole URL that was called.',
    `def verify_webhook(raw_body, headers${signs(check, 'url') ? ', url' : ''})`,
    `  ${keyName(verified, 'public_key')} = ENV.fetch(${rubyString(keyVariable(verified))})`,
    signs(check, 'variable') && `  webhook_id = ENV.fetch(${rubyString(variable)})`,
    '  values = headers.to_h { |name, value| [name.downcase, value] }',
    signatures(check),
    rescued.length > 0 && '  begin',
    rescued.length > 0
      ? text(timestamp(check), check.algorithm !== 'equal' && signed(check), decide(check))
          .split('\n')
          .map((line) => (line === '' ? '' : `  ${line}`))
      : [check.algorithm !== 'equal' && signed(check), decide(check)],
    rescued.length > 0 && [`  rescue ${rescued.join(', ')}`, '    false', '  end'],
    'end',
  );
};

export const ruby: Verifier = {
  name: 'Ruby',
  usage: ({ check }) =>
    signs(check, 'url') ? 'verify_webhook(raw_body, headers, url)' : 'verify_webhook(raw_body, headers)',
  needs: () => ['Ruby 3.0 or later'],
  write,
};
