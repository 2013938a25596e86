import { expressionsIn } from '#src/expressions.ts';
import { phpString } from '#src/literals/php.ts';
import { hasHeader, type Plan, type PlannedHeader, variablesOf } from '#src/plan.ts';
import { type PlannedBody, readsFiles } from '#src/planned-body.ts';
import { camelCase, indent, type Lines, missing, type Target, TIMEOUT_SECONDS, text } from '#src/program.ts';

const name = (variable: string): string => `$${camelCase(variable)}`;

/** PHP sends no User-Agent by itself, which some APIs reject. */
const USER_AGENT = 'PHP';

const readVariables = (plan: Plan): Lines => [
  ...variablesOf(plan).map(
    (variable) =>
      `${name(variable)} = getenv(${phpString(variable)}) ?: throw new RuntimeException(${phpString(missing(variable))});`,
  ),
  plan.basic !== undefined &&
    `$credentials = str_contains(${name(plan.basic)}, ':') ? ${name(plan.basic)} : ${name(plan.basic)} . ':';`,
];

const expressions = expressionsIn({
  literal: phpString,
  name,
  encode: {
    json: (value) => `substr(json_encode(${value}), 1, -1)`,
    form: (value) => `rawurlencode(${value})`,
  },
  plus: ' . ',
});

/** A name with a colon would be read as a URL, but for the folder in front of it. */
const READ_FILE = [
  '$read = function (string $name): string {',
  '    $bytes = file_get_contents("./$name");',
  '    return $bytes === false ? throw new RuntimeException("Cannot read $name") : $bytes;',
  '};',
];

/** Reads the files of the body, and puts all of it together in `$content`. */
const contentLines = ({ body }: Plan): Lines =>
  body?.segments === undefined
    ? []
    : [
        readsFiles(body) && READ_FILE,
        "$content = implode('', [",
        indent(
          '    ',
          expressions.segments(body, {
            text: (expression) => `${expression},`,
            file: (fileName) => `$read(${fileName}),`,
          }),
        ),
        ']);',
      ];

const bodyExpression = (body: PlannedBody): string =>
  body.segments === undefined ? expressions.body(body) : '$content';

/** With a colon and no value curl removes a header; with a semicolon it sends the header empty. */
const headerLine = ({ name: header, text: value, variable, ...more }: PlannedHeader): string =>
  `${value === '' && variable === undefined ? phpString(`${header};`) : expressions.header({ text: `${header}: ${value}`, ...(variable === undefined ? {} : { variable }), ...more })},`;

const BASIC = "'Basic ' . base64_encode($credentials)";

const curlHeaders = (plan: Plan): string[] => {
  const lines = [
    ...plan.headers.map(headerLine),
    ...(plan.basic === undefined ? [] : [`'Authorization: ' . ${BASIC},`]),
  ];
  return lines.length === 0 ? [] : ['CURLOPT_HTTPHEADER => [', ...indent('    ', lines), '],'];
};

const curlOptions = (plan: Plan): Lines => [
  `CURLOPT_URL => ${expressions.url(plan)},`,
  `CURLOPT_CUSTOMREQUEST => ${phpString(plan.method)},`,
  curlHeaders(plan),
  !hasHeader(plan, 'user-agent') && `CURLOPT_USERAGENT => ${phpString(USER_AGENT)},`,
  plan.aws !== undefined && [
    `CURLOPT_AWS_SIGV4 => ${phpString(`aws:amz:${plan.aws.region}:${plan.aws.service}`)},`,
    `CURLOPT_USERPWD => ${name(plan.aws.variable)},`,
  ],
  // Else it would wait for a body.
  plan.method === 'HEAD' && 'CURLOPT_NOBODY => true,',
  plan.body !== undefined && `CURLOPT_POSTFIELDS => ${bodyExpression(plan.body)},`,
  'CURLOPT_RETURNTRANSFER => true,',
  `CURLOPT_TIMEOUT => ${TIMEOUT_SECONDS},`,
];

const CHECK_STATUS = [
  'if ($status < 200 || $status > 299) {',
  '    fwrite(STDERR, "$status: $body\\n");',
  '    exit(1);',
  '}',
  'echo $body, "\\n";',
];

/** curl sends a HEAD without a body. */
const noHeadWithBody = ({ method, body }: Plan): string | undefined =>
  method === 'HEAD' && body !== undefined
    ? 'The curl extension of PHP cannot send a HEAD with a body'
    : undefined;

export const phpCurl: Target = {
  language: 'php',
  framework: 'curl',
  name: 'PHP with its curl extension',
  keepsLines: true,
  needs: ({ aws }) => [`PHP ${aws === undefined ? '8.0' : '8.2'} or later, with the curl extension`],
  cannot: noHeadWithBody,
  write: (plan) =>
    text(
      '<?php',
      '',
      readVariables(plan),
      contentLines(plan),
      (variablesOf(plan).length > 0 || plan.body?.segments !== undefined) && '',
      '$curl = curl_init();',
      'curl_setopt_array($curl, [',
      indent('    ', curlOptions(plan)),
      ']);',
      '$body = curl_exec($curl);',
      'if ($body === false) {',
      '    throw new RuntimeException(curl_error($curl));',
      '}',
      '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
      CHECK_STATUS,
    ),
};

const guzzleHeaders = (plan: Plan): string[] => {
  const lines = [
    ...plan.headers.map((header) => `${phpString(header.name)} => ${expressions.header(header)},`),
    ...(plan.basic === undefined ? [] : [`'Authorization' => ${BASIC},`]),
  ];
  return lines;
};

const awsRequest = (plan: Plan): Lines => {
  if (plan.aws === undefined) return [];
  const body = plan.body === undefined ? '' : `, ${bodyExpression(plan.body)}`;
  return [
    `[$id, $secret, $token] = array_pad(explode(':', ${name(plan.aws.variable)}, 3), 3, null);`,
    `$request = new Request(${phpString(plan.method)}, ${expressions.url(plan)}, [`,
    indent('    ', guzzleHeaders(plan)),
    `]${body});`,
    `$signer = new SignatureV4(${phpString(plan.aws.service)}, ${phpString(plan.aws.region)});`,
    '$request = $signer->signRequest($request, new Credentials($id, $secret, $token));',
  ];
};

const guzzleCall = (plan: Plan): Lines => {
  if (plan.aws !== undefined) return ['$response = $client->send($request);'];
  const headers = guzzleHeaders(plan);
  const options = [
    ...(headers.length === 0 ? [] : ["'headers' => [", ...indent('    ', headers), '],']),
    ...(plan.body === undefined ? [] : [`'body' => ${bodyExpression(plan.body)},`]),
  ];
  const call = `$response = $client->request(${phpString(plan.method)}, ${expressions.url(plan)}`;
  return options.length === 0 ? [`${call});`] : [`${call}, [`, indent('    ', options), ']);'];
};

export const phpGuzzle: Target = {
  language: 'php',
  framework: 'guzzle',
  name: 'PHP with Guzzle',
  needs: ({ aws }) => [
    'PHP 8.0 or later',
    'Guzzle: composer require guzzlehttp/guzzle',
    ...(aws === undefined ? [] : ['AWS SDK: composer require aws/aws-sdk-php']),
  ],
  write: (plan) =>
    text(
      '<?php',
      '',
      plan.aws !== undefined && ['use Aws\\Credentials\\Credentials;', 'use Aws\\Signature\\SignatureV4;'],
      'use GuzzleHttp\\Client;',
      'use GuzzleHttp\\Exception\\GuzzleException;',
      plan.aws !== undefined && 'use GuzzleHttp\\Psr7\\Request;',
      '',
      "require __DIR__ . '/vendor/autoload.php';",
      '',
      readVariables(plan),
      contentLines(plan),
      awsRequest(plan),
      (variablesOf(plan).length > 0 || plan.body?.segments !== undefined) && '',
      '$client = new Client([',
      indent(
        '    ',
        `'timeout' => ${TIMEOUT_SECONDS},`,
        "'allow_redirects' => false,",
        "'http_errors' => false,",
      ),
      ']);',
      'try {',
      indent('    ', guzzleCall(plan)),
      '} catch (GuzzleException $error) {',
      // The error's own text may contain the URL, and a key in it.
      '    fwrite(STDERR, \'The request failed: \' . get_class($error) . "\\n");',
      '    exit(1);',
      '}',
      '$status = $response->getStatusCode();',
      '$body = $response->getBody();',
      CHECK_STATUS,
    ),
};
