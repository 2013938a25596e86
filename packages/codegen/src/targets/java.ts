import { expressionsIn } from '#src/expressions.ts';
import { javaString } from '#src/literals/java.ts';
import { type Plan, variablesOf } from '#src/plan.ts';
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

const readVariables = (plan: Plan): Lines => [
  ...variablesOf(plan).flatMap((variable) => [
    `String ${camelCase(variable)} = System.getenv(${javaString(variable)});`,
    `if (${camelCase(variable)} == null) {`,
    `    throw new IllegalStateException(${javaString(missing(variable))});`,
    '}',
  ]),
  plan.basic !== undefined &&
    `String credentials = ${camelCase(plan.basic)}.contains(":") ? ${camelCase(plan.basic)} : ${camelCase(plan.basic)} + ":";`,
  plan.aws !== undefined && `String[] credentials = ${camelCase(plan.aws.variable)}.split(":", 3);`,
];

const expressions = expressionsIn({
  literal: javaString,
  name: camelCase,
  encode: {
    json: (value) => `inJson(${value})`,
    form: (value) => `URLEncoder.encode(${value}, StandardCharsets.UTF_8)`,
  },
  plus: ' + ',
});

const headerPairs = ({ headers, basic }: Plan): string[] => [
  ...headers.map((header) => `${javaString(header.name)}, ${expressions.header(header)}`),
  ...(basic === undefined
    ? []
    : [
        '"Authorization", "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.UTF_8))',
      ]),
];

const AWS_IMPORTS = [
  'software.amazon.awssdk.http.ContentStreamProvider',
  'software.amazon.awssdk.http.SdkHttpMethod',
  'software.amazon.awssdk.http.SdkHttpRequest',
  'software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner',
  'software.amazon.awssdk.http.auth.spi.signer.SignedRequest',
  'software.amazon.awssdk.identity.spi.AwsCredentialsIdentity',
  'software.amazon.awssdk.identity.spi.AwsSessionCredentialsIdentity',
];

/** Signs the request; its headers are in `signed`. */
const sign = (plan: Plan): Lines => {
  const { aws } = plan;
  if (aws === undefined) return [];
  return [
    'AwsCredentialsIdentity identity = credentials.length == 3',
    '    ? AwsSessionCredentialsIdentity.create(credentials[0], credentials[1], credentials[2])',
    '    : AwsCredentialsIdentity.create(credentials[0], credentials[1]);',
    'SdkHttpRequest unsigned = SdkHttpRequest.builder()',
    indent(
      '    ',
      `.uri(${expressions.url(plan)})`,
      `.method(SdkHttpMethod.${plan.method})`,
      headerPairs(plan).map((pair) => `.putHeader(${pair})`),
      '.build();',
    ),
    'SignedRequest signed = AwsV4HttpSigner.create().sign(sign -> sign',
    indent(
      '    ',
      '.identity(identity)',
      '.request(unsigned)',
      plan.body !== undefined &&
        `.payload(ContentStreamProvider.${bodyFor(plan.body, 'fromUtf8String(body)', 'fromByteArray(body.toByteArray())')})`,
      aws.service === 's3' && '.putProperty(AwsV4HttpSigner.DOUBLE_URL_ENCODE, false)',
      `.putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, ${javaString(aws.service)})`,
      `.putProperty(AwsV4HttpSigner.REGION_NAME, ${javaString(aws.region)}));`,
    ),
  ];
};

/** Adds the signed headers to a builder; the connection sets Host and Content-Length itself. */
const addSigned = (builder: string): string[] => [
  'signed.request().headers().forEach((name, values) -> {',
  '    if (!name.equalsIgnoreCase("Host") && !name.equalsIgnoreCase("Content-Length")) {',
  `        values.forEach(one -> ${builder}.header(name, one));`,
  '    }',
  '});',
];

const bodyLines = ({ body }: Plan): Lines => {
  if (body === undefined) return [];
  if (body.segments === undefined) return [`String body = ${expressions.body(body)};`];
  return [
    'ByteArrayOutputStream body = new ByteArrayOutputStream();',
    expressions.segments(body, {
      text: (expression) => `body.write((${expression}).getBytes(StandardCharsets.UTF_8));`,
      file: (name) => `body.write(Files.readAllBytes(Paths.get(${name})));`,
    }),
  ];
};

/** The body as the library takes it: as a text, or as bytes. */
const bodyFor = (body: PlannedBody | undefined, ofText: string, ofBytes: string): string =>
  body?.segments === undefined ? ofText : ofBytes;

const bodyImports = ({ body }: Plan): string[] => {
  if (body?.segments === undefined) return [];
  const files = readsFiles(body) ? ['java.nio.file.Files', 'java.nio.file.Paths'] : [];
  return ['java.io.ByteArrayOutputStream', 'java.nio.charset.StandardCharsets', ...files];
};

/** Java has no JSON of its own. */
const IN_JSON = [
  '',
  '/** The text as it is written between the quotes of a JSON string. */',
  'private static String inJson(String text) {',
  String.raw`    String escaped = text.replace("\\", "\\\\").replace("\"", "\\\"");`,
  String.raw`    return escaped.replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t");`,
  '}',
];

const encodesUrl = ({ query, body }: Plan): boolean => query.length > 0 || usesEncoding(body, 'form');

const program = (plan: Plan, imports: readonly string[], lines: Lines): string =>
  text(
    [
      ...imports,
      ...bodyImports(plan),
      ...(encodesUrl(plan) ? ['java.net.URLEncoder'] : []),
      ...(encodesUrl(plan) || plan.basic !== undefined ? ['java.nio.charset.StandardCharsets'] : []),
      ...(plan.basic === undefined ? [] : ['java.util.Base64']),
      ...(plan.aws === undefined ? [] : AWS_IMPORTS),
    ]
      .filter((name, at, all) => all.indexOf(name) === at)
      .sort()
      .map((name) => `import ${name};`),
    '',
    'public class Main {',
    indent(
      '    ',
      'public static void main(String[] args) throws Exception {',
      indent(
        '    ',
        readVariables(plan),
        variablesOf(plan).length > 0 && '',
        bodyLines(plan),
        sign(plan),
        lines,
      ),
      '}',
      usesEncoding(plan.body, 'json') && IN_JSON,
    ),
    '}',
  );

const AWS_NEEDS = 'AWS SDK for Java 2: software.amazon.awssdk:http-auth-aws from Maven Central';

export const javaHttpClient: Target = {
  language: 'java',
  framework: 'httpclient',
  name: 'Java with HttpClient',
  keepsLines: true,
  needs: ({ aws }) => ['Java 11 or later: java Main.java', ...(aws === undefined ? [] : [AWS_NEEDS])],
  cannot: onlyAsciiHeaders('HttpClient of Java'),
  write: (plan) => {
    const isSigned = plan.aws !== undefined;
    return program(
      plan,
      [
        'java.net.URI',
        'java.net.http.HttpClient',
        'java.net.http.HttpRequest',
        'java.net.http.HttpResponse',
        'java.time.Duration',
      ],
      [
        `HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(${expressions.url(plan)}))`,
        indent(
          '    ',
          `.timeout(Duration.ofSeconds(${TIMEOUT_SECONDS}))`,
          !isSigned && headerPairs(plan).map((pair) => `.header(${pair})`),
          `.method(${javaString(plan.method)}, HttpRequest.BodyPublishers.${plan.body === undefined ? 'noBody()' : bodyFor(plan.body, 'ofString(body)', 'ofByteArray(body.toByteArray())')});`,
        ),
        isSigned && addSigned('builder'),
        '',
        `HttpClient client = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(${TIMEOUT_SECONDS})).build();`,
        'HttpResponse<String> response = client.send(builder.build(), HttpResponse.BodyHandlers.ofString());',
        'if (response.statusCode() < 200 || response.statusCode() > 299) {',
        '    System.err.println(response.statusCode() + ": " + response.body());',
        '    System.exit(1);',
        '}',
        'System.out.println(response.body());',
      ],
    );
  },
};

/** OkHttp requires a body for these methods. */
const NEEDS_BODY = new Set(['POST', 'PUT', 'PATCH']);

const okHttpBody = ({ method, body }: Plan): string => {
  const bytes = bodyFor(body, 'body.getBytes(StandardCharsets.UTF_8)', 'body.toByteArray()');
  if (body !== undefined) return `RequestBody.create(null, ${bytes})`;
  return NEEDS_BODY.has(method) ? 'RequestBody.create(null, new byte[0])' : 'null';
};

export const javaOkHttp: Target = {
  language: 'java',
  framework: 'okhttp',
  name: 'Java with OkHttp',
  needs: ({ aws }) => [
    'Java 8 or later',
    'OkHttp: com.squareup.okhttp3:okhttp from Maven Central',
    ...(aws === undefined ? [] : [AWS_NEEDS]),
  ],
  cannot: (plan) =>
    plan.body !== undefined && (plan.method === 'GET' || plan.method === 'HEAD')
      ? `OkHttp cannot send a ${plan.method} with a body`
      : onlyAsciiHeaders('OkHttp')(plan),
  write: (plan) => {
    const isSigned = plan.aws !== undefined;
    return program(
      plan,
      [
        'java.util.concurrent.TimeUnit',
        'okhttp3.OkHttpClient',
        'okhttp3.Request',
        'okhttp3.RequestBody',
        'okhttp3.Response',
        ...(plan.body === undefined ? [] : ['java.nio.charset.StandardCharsets']),
      ],
      [
        'Request.Builder builder = new Request.Builder()',
        indent(
          '    ',
          `.url(${expressions.url(plan)})`,
          !isSigned && headerPairs(plan).map((pair) => `.header(${pair})`),
          `.method(${javaString(plan.method)}, ${okHttpBody(plan)});`,
        ),
        isSigned && addSigned('builder'),
        '',
        'OkHttpClient client = new OkHttpClient.Builder()',
        indent(
          '    ',
          `.callTimeout(${TIMEOUT_SECONDS}, TimeUnit.SECONDS)`,
          '.followRedirects(false)',
          '.build();',
        ),
        'try (Response response = client.newCall(builder.build()).execute()) {',
        indent(
          '    ',
          'String received = response.body().string();',
          'if (!response.isSuccessful()) {',
          '    System.err.println(response.code() + ": " + received);',
          '    System.exit(1);',
          '}',
          'System.out.println(received);',
        ),
        '}',
      ],
    );
  },
};
