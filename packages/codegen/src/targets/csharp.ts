import { isContentType } from '@gatehouse/contract/plain/headers/content-type.ts';
import { expressionsIn } from '#src/expressions.ts';
import { csString } from '#src/literals/csharp.ts';
import { hasHeader, type Plan, type PlannedHeader, variablesOf } from '#src/plan.ts';
import { type PlannedBody, readsFiles, usesEncoding } from '#src/planned-body.ts';
import {
  camelCase,
  indent,
  type Lines,
  missing,
  onlyAsciiHeaders,
  type Target,
  TIMEOUT_SECONDS,
  text,
} from '#src/program.ts';

/** HttpClient takes these with the content, not with the request. */
const CONTENT_HEADERS = new Set([
  'allow',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-location',
  'content-md5',
  'content-range',
  'content-type',
  'expires',
  'last-modified',
]);

const isOfContent = ({ name }: PlannedHeader): boolean => CONTENT_HEADERS.has(name.toLowerCase());

/** HttpClient sends no User-Agent by itself, which some APIs reject. */
const USER_AGENT: PlannedHeader = { name: 'User-Agent', text: 'dotnet' };

const readVariables = (plan: Plan): Lines => [
  ...variablesOf(plan).flatMap((variable) => [
    `var ${camelCase(variable)} = Environment.GetEnvironmentVariable(${csString(variable)})`,
    `    ?? throw new InvalidOperationException(${csString(missing(variable))});`,
  ]),
  plan.basic !== undefined &&
    `var credentials = ${camelCase(plan.basic)}.Contains(":") ? ${camelCase(plan.basic)} : ${camelCase(plan.basic)} + ":";`,
];

const basicValue = '"Basic " + Convert.ToBase64String(Encoding.UTF8.GetBytes(credentials))';

const awsHandler = ({ aws }: Plan): Lines =>
  aws === undefined
    ? []
    : [
        `var parts = ${camelCase(aws.variable)}.Split(new[] { ':' }, 3);`,
        'var awsCredentials = new ImmutableCredentials(parts[0], parts[1], parts.Length == 3 ? parts[2] : null);',
        `var settings = new AwsSignatureHandlerSettings(${csString(aws.region)}, ${csString(aws.service)}, awsCredentials);`,
      ];

const expressions = expressionsIn({
  literal: csString,
  name: camelCase,
  encode: { json: (value) => `InJson(${value})`, form: (value) => `Uri.EscapeDataString(${value})` },
  plus: ' + ',
});

const IN_JSON = [
  '',
  '/// <summary>The text as it is written between the quotes of a JSON string.</summary>',
  'static string InJson(string text)',
  '{',
  String.raw`    var escaped = text.Replace("\\", "\\\\").Replace("\"", "\\\"");`,
  String.raw`    return escaped.Replace("\n", "\\n").Replace("\r", "\\r").Replace("\t", "\\t");`,
  '}',
];

/** Puts a body of parts and files together in `content`. */
const contentLines = ({ body }: Plan): Lines =>
  body?.segments === undefined
    ? []
    : [
        'var content = new List<byte>();',
        expressions.segments(body, {
          text: (expression) => `content.AddRange(Encoding.UTF8.GetBytes(${expression}));`,
          file: (name) => `content.AddRange(File.ReadAllBytes(${name}));`,
        }),
      ];

const contentUsings = ({ body }: Plan): string[] => [
  ...(body?.segments === undefined ? [] : ['System.Collections.Generic', 'System.Text']),
  ...(readsFiles(body) ? ['System.IO'] : []),
];

const bytesOf = (body: PlannedBody | undefined): string => {
  if (body === undefined) return 'new byte[0]';
  return body.segments === undefined
    ? `Encoding.UTF8.GetBytes(${expressions.body(body)})`
    : 'content.ToArray()';
};

const content = (plan: Plan): Lines => {
  const ofContent = plan.headers.filter(isOfContent);
  if (plan.body === undefined && ofContent.length === 0) return [];
  const bytes = bytesOf(plan.body);
  return [
    contentLines(plan),
    `request.Content = new ByteArrayContent(${bytes});`,
    ...ofContent.map(
      (header) =>
        `request.Content.Headers.TryAddWithoutValidation(${csString(header.name)}, ${expressions.header(header)});`,
    ),
  ];
};

const headers = (plan: Plan): Lines => [
  ...[...plan.headers, ...(hasHeader(plan, 'user-agent') ? [] : [USER_AGENT])]
    .filter((header) => !isOfContent(header))
    .map(
      (header) =>
        `request.Headers.TryAddWithoutValidation(${csString(header.name)}, ${expressions.header(header)});`,
    ),
  plan.basic !== undefined && `request.Headers.TryAddWithoutValidation("Authorization", ${basicValue});`,
];

const program = (plan: Plan, usings: readonly string[], lines: Lines): string =>
  text(
    [
      'System',
      'System.Threading.Tasks',
      ...usings,
      ...contentUsings(plan),
      ...(plan.basic === undefined ? [] : ['System.Text']),
      ...(plan.aws === undefined ? [] : ['Amazon.Runtime', 'AwsSignatureVersion4']),
    ]
      .filter((name, at, all) => all.indexOf(name) === at)
      .sort(bySystemFirst)
      .map((name) => `using ${name};`),
    '',
    'class Program',
    '{',
    indent(
      '    ',
      'static async Task<int> Main()',
      '{',
      indent('    ', readVariables(plan), awsHandler(plan), variablesOf(plan).length > 0 && '', lines),
      '}',
      usesEncoding(plan.body, 'json') && IN_JSON,
    ),
    '}',
  );

const bySystemFirst = (one: string, other: string): number => {
  const first = Number(other.startsWith('System')) - Number(one.startsWith('System'));
  return first === 0 ? (one < other ? -1 : 1) : first;
};

const AWS_NEEDS = 'AwsSignatureVersion4: dotnet add package AwsSignatureVersion4';

export const csharpHttpClient: Target = {
  language: 'csharp',
  framework: 'httpclient',
  name: 'C# with HttpClient',
  needs: ({ aws }) => ['.NET 6 or later', ...(aws === undefined ? [] : [AWS_NEEDS])],
  cannot: onlyAsciiHeaders('HttpClient of .NET'),
  write: (plan) =>
    program(
      plan,
      ['System.Net.Http', ...(plan.body === undefined ? [] : ['System.Text'])],
      [
        'var handler = new HttpClientHandler { AllowAutoRedirect = false };',
        `using (var client = new HttpClient(${plan.aws === undefined ? 'handler' : 'new AwsSignatureHandler(settings) { InnerHandler = handler }'}) { Timeout = TimeSpan.FromSeconds(${TIMEOUT_SECONDS}) })`,
        `using (var request = new HttpRequestMessage(new HttpMethod(${csString(plan.method)}), ${expressions.url(plan)}))`,
        '{',
        indent(
          '    ',
          content(plan),
          headers(plan),
          'using (var response = await client.SendAsync(request))',
          '{',
          indent(
            '    ',
            'var body = await response.Content.ReadAsStringAsync();',
            'if (!response.IsSuccessStatusCode)',
            '{',
            '    Console.Error.WriteLine((int)response.StatusCode + ": " + body);',
            '    return 1;',
            '}',
            'Console.WriteLine(body);',
            'return 0;',
          ),
          '}',
        ),
        '}',
      ],
    ),
};

const METHODS: Readonly<Record<string, string>> = {
  GET: 'Get',
  POST: 'Post',
  PUT: 'Put',
  PATCH: 'Patch',
  DELETE: 'Delete',
  HEAD: 'Head',
  OPTIONS: 'Options',
};

const restSharpBody = (plan: Plan): Lines => {
  const { headers: all, body } = plan;
  if (body === undefined) return [];
  const type = all.find(({ name }) => isContentType(name));
  const contentType = type === undefined ? '"application/json"' : expressions.header(type);
  return body.segments === undefined
    ? [`request.AddStringBody(${expressions.body(body)}, ${contentType});`]
    : [contentLines(plan), `request.AddBody(content.ToArray(), ${contentType});`];
};

export const csharpRestSharp: Target = {
  language: 'csharp',
  framework: 'restsharp',
  name: 'C# with RestSharp',
  needs: ({ aws }) => [
    '.NET 6 or later',
    'RestSharp: dotnet add package RestSharp',
    ...(aws === undefined ? [] : [AWS_NEEDS]),
  ],
  cannot: onlyAsciiHeaders('RestSharp'),
  write: (plan) =>
    program(
      plan,
      ['System.Threading', 'RestSharp'],
      [
        'var options = new RestClientOptions { FollowRedirects = false };',
        plan.aws !== undefined &&
          'options.ConfigureMessageHandler = inner => new AwsSignatureHandler(settings) { InnerHandler = inner };',
        `using (var timeout = new CancellationTokenSource(TimeSpan.FromSeconds(${TIMEOUT_SECONDS})))`,
        'using (var client = new RestClient(options))',
        '{',
        indent(
          '    ',
          `var request = new RestRequest(new Uri(${expressions.url(plan)}), Method.${METHODS[plan.method]});`,
          plan.headers
            .filter((header) => plan.body === undefined || !isContentType(header.name))
            .map((header) => `request.AddHeader(${csString(header.name)}, ${expressions.header(header)});`),
          plan.basic !== undefined && `request.AddHeader("Authorization", ${basicValue});`,
          restSharpBody(plan),
          'var response = await client.ExecuteAsync(request, timeout.Token);',
          'if (!response.IsSuccessful)',
          '{',
          '    Console.Error.WriteLine((int)response.StatusCode + ": " + response.Content);',
          '    return 1;',
          '}',
          'Console.WriteLine(response.Content);',
          'return 0;',
        ),
        '}',
      ],
    ),
};
