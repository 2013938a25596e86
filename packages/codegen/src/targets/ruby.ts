import { expressionsIn } from '#src/expressions.ts';
import { rubyString } from '#src/literals/ruby.ts';
import { type Plan, variablesOf } from '#src/plan.ts';
import { usesEncoding } from '#src/planned-body.ts';
import { indent, type Lines, snakeCase, type Target, TIMEOUT_SECONDS, text } from '#src/program.ts';

const readVariables = (plan: Plan): Lines => [
  ...variablesOf(plan).map((variable) => `${snakeCase(variable)} = ENV.fetch(${rubyString(variable)})`),
  plan.basic !== undefined &&
    `credentials = ${snakeCase(plan.basic)}.include?(':') ? ${snakeCase(plan.basic)} : ${snakeCase(plan.basic)} + ':'`,
];

const expressions = expressionsIn({
  literal: rubyString,
  name: snakeCase,
  encode: {
    json: (value) => `${value}.to_json[1..-2]`,
    form: (value) => `URI.encode_www_form_component(${value})`,
  },
  plus: ' + ',
});

const headerPairs = ({ headers, basic }: Plan): [name: string, value: string][] => [
  ...headers.map((header): [string, string] => [rubyString(header.name), expressions.header(header)]),
  ...(basic === undefined
    ? []
    : [[rubyString('Authorization'), "'Basic ' + [credentials].pack('m0')"] satisfies [string, string]]),
];

/** The signed headers in `signature.headers`. */
const sign = (plan: Plan): Lines => {
  const { aws } = plan;
  if (aws === undefined) return [];
  return [
    `access_key_id, secret_access_key, session_token = ${snakeCase(aws.variable)}.split(':', 3)`,
    'signer = Aws::Sigv4::Signer.new(',
    indent(
      '  ',
      `service: ${rubyString(aws.service)},`,
      `region: ${rubyString(aws.region)},`,
      'access_key_id: access_key_id,',
      'secret_access_key: secret_access_key,',
      'session_token: session_token,',
      ...(aws.service === 's3' ? ['uri_escape_path: false,'] : []),
    ),
    ')',
    'signature = signer.sign_request(',
    indent(
      '  ',
      `http_method: ${rubyString(plan.method)},`,
      'url: url,',
      'headers: headers,',
      plan.body !== undefined && 'body: body,',
    ),
    ')',
    'headers = headers.merge(signature.headers)',
  ];
};

const hash = (plan: Plan): Lines => {
  const pairs = headerPairs(plan).map(([name, value]) => `${name} => ${value},`);
  return pairs.length === 0 ? ['headers = {}'] : ['headers = {', indent('  ', pairs), '}'];
};

/** Texts and files have different encodings, which Ruby joins as bytes. */
const bodyLines = ({ body }: Plan): Lines => {
  if (body === undefined) return [];
  if (body.segments === undefined) return [`body = ${expressions.body(body)}`];
  return [
    'body = [',
    indent(
      '  ',
      expressions.segments(body, {
        text: (expression) => `${expression},`,
        file: (name) => `File.binread(${name}),`,
      }),
    ),
    '].map(&:b).join',
  ];
};

/** The request as variables: `url`, `headers`, `body`. */
const request = (plan: Plan): Lines => [
  `url = ${expressions.url(plan)}`,
  hash(plan),
  bodyLines(plan),
  sign(plan),
];

export const rubyNetHttp: Target = {
  language: 'ruby',
  framework: 'net/http',
  name: 'Ruby with net/http',
  needs: ({ aws }) => [
    'Ruby 2.7 or later',
    ...(aws === undefined ? [] : ['aws-sigv4: gem install aws-sigv4']),
  ],
  write: (plan) =>
    text(
      plan.aws !== undefined && "require 'aws-sigv4'",
      usesEncoding(plan.body, 'json') && "require 'json'",
      "require 'net/http'",
      '',
      readVariables(plan),
      variablesOf(plan).length > 0 && '',
      request(plan),
      '',
      'uri = URI(url)',
      `request = Net::HTTP::${plan.method.charAt(0)}${plan.method.slice(1).toLowerCase()}.new(uri)`,
      'headers.each { |name, value| request[name] = value }',
      plan.body !== undefined && 'request.body = body',
      `options = { use_ssl: uri.scheme == 'https', open_timeout: ${TIMEOUT_SECONDS}, read_timeout: ${TIMEOUT_SECONDS} }`,
      'response = Net::HTTP.start(uri.hostname, uri.port, **options) { |http| http.request(request) }',
      '',
      'unless response.is_a?(Net::HTTPSuccess)',
      '  abort "#{response.code} #{response.message}: #{response.body}"',
      'end',
      'puts response.body',
    ),
};

/** Faraday would sort the parameters, and keep one of those with the same name. */
const QUERY_AS_WRITTEN = [
  '# Sends the query as it is written.',
  'module QueryAsWritten',
  '  def self.decode(query)',
  '    query.nil? ? {} : { query => nil }',
  '  end',
  '',
  '  def self.encode(params)',
  "    params.keys.join('&')",
  '  end',
  'end',
  '',
];

export const rubyFaraday: Target = {
  language: 'ruby',
  framework: 'faraday',
  name: 'Ruby with Faraday',
  needs: ({ aws }) => [
    'Ruby 2.7 or later',
    'Faraday: gem install faraday',
    ...(aws === undefined ? [] : ['aws-sigv4: gem install aws-sigv4']),
  ],
  write: (plan) => {
    const hasQuery = plan.query.length > 0 || plan.url.includes('?');
    return text(
      plan.aws !== undefined && "require 'aws-sigv4'",
      "require 'faraday'",
      usesEncoding(plan.body, 'json') && "require 'json'",
      '',
      hasQuery && QUERY_AS_WRITTEN,
      readVariables(plan),
      variablesOf(plan).length > 0 && '',
      request(plan),
      '',
      `options = { timeout: ${TIMEOUT_SECONDS}${hasQuery ? ', params_encoder: QueryAsWritten' : ''} }`,
      `response = Faraday.new(request: options).run_request(:${plan.method.toLowerCase()}, url, ${plan.body === undefined ? 'nil' : 'body'}, headers)`,
      '',
      'abort "#{response.status} #{response.reason_phrase}: #{response.body}" unless response.success?',
      'puts response.body',
    );
  },
};
