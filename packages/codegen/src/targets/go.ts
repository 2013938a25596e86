import { expressionsIn } from '#src/expressions.ts';
import { goString } from '#src/literals/go.ts';
import { type Plan, variablesOf } from '#src/plan.ts';
import { readsFiles, usesEncoding } from '#src/planned-body.ts';
import { camelCase, indent, type Lines, missing, type Target, TIMEOUT_SECONDS, text } from '#src/program.ts';

const FATAL = ['if err != nil {', '\tlog.Fatal(err)', '}'];

const readVariables = (plan: Plan): Lines => [
  ...variablesOf(plan).flatMap((variable) => [
    `${camelCase(variable)} := os.Getenv(${goString(variable)})`,
    `if ${camelCase(variable)} == "" {`,
    `\tlog.Fatal(${goString(missing(variable))})`,
    '}',
  ]),
];

const expressions = expressionsIn({
  literal: goString,
  name: camelCase,
  encode: { json: (value) => `inJSON(${value})`, form: (value) => `url.QueryEscape(${value})` },
  plus: '+',
});

/** The text as it is written between the quotes of a JSON string. */
const IN_JSON = [
  'inJSON := func(text string) string {',
  '\tquoted, err := json.Marshal(text)',
  '\tif err != nil {',
  '\t\tlog.Fatal(err)',
  '\t}',
  '\treturn string(quoted[1 : len(quoted)-1])',
  '}',
];

const READ_FILE = [
  'readFile := func(name string) string {',
  '\tcontent, err := os.ReadFile(name)',
  '\tif err != nil {',
  '\t\tlog.Fatal(err)',
  '\t}',
  '\treturn string(content)',
  '}',
];

/** A string of Go has any bytes. */
const bodyLines = ({ body }: Plan): Lines => {
  if (body === undefined) return [];
  if (body.segments === undefined) return [`body := ${expressions.body(body)}`];
  return [
    readsFiles(body) && READ_FILE,
    'body := strings.Join([]string{',
    indent(
      '\t',
      expressions.segments(body, {
        text: (expression) => `${expression},`,
        file: (name) => `readFile(${name}),`,
      }),
    ),
    '}, "")',
  ];
};

/** RFC 7617; a key without a colon is the user name. */
const basic = ({ basic: variable }: Plan): Lines =>
  variable === undefined
    ? []
    : [
        `user, password, _ := strings.Cut(${camelCase(variable)}, ":")`,
        'request.SetBasicAuth(user, password)',
      ];

const sign = ({ aws, body }: Plan): Lines =>
  aws === undefined
    ? []
    : [
        `parts := append(strings.SplitN(${camelCase(aws.variable)}, ":", 3), "", "")`,
        'credentials := aws.Credentials{AccessKeyID: parts[0], SecretAccessKey: parts[1], SessionToken: parts[2]}',
        `payloadHash := fmt.Sprintf("%x", sha256.Sum256([]byte(${body === undefined ? '""' : 'body'})))`,
        ...(aws.service === 's3'
          ? [
              'request.Header.Set("X-Amz-Content-Sha256", payloadHash)',
              'signer := v4.NewSigner(func(options *v4.SignerOptions) { options.DisableURIPathEscaping = true })',
            ]
          : ['signer := v4.NewSigner()']),
        `err = signer.SignHTTP(context.Background(), credentials, request, payloadHash, ${goString(aws.service)}, ${goString(aws.region)}, time.Now())`,
        ...FATAL,
      ];

const imports = (plan: Plan): string[] => {
  const standard = [
    ...(plan.aws === undefined ? [] : ['context', 'crypto/sha256']),
    ...(plan.query.length > 0 ? ['errors'] : []),
    ...(plan.query.length > 0 || usesEncoding(plan.body, 'form') ? ['net/url'] : []),
    ...(usesEncoding(plan.body, 'json') ? ['encoding/json'] : []),
    'fmt',
    'io',
    'log',
    'net/http',
    ...(variablesOf(plan).length > 0 || readsFiles(plan.body) ? ['os'] : []),
    ...(plan.body !== undefined || plan.basic !== undefined || plan.aws !== undefined ? ['strings'] : []),
    'time',
  ].sort();
  return [
    ...standard.map((name) => `"${name}"`),
    ...(plan.aws === undefined
      ? []
      : ['', '"github.com/aws/aws-sdk-go-v2/aws"', 'v4 "github.com/aws/aws-sdk-go-v2/aws/signer/v4"']),
  ];
};

/** The error of a call contains its URL, and a key in it. */
const withoutUrl = ({ query }: Plan): Lines =>
  query.length === 0
    ? []
    : ['var urlError *url.Error', 'if errors.As(err, &urlError) {', '\terr = urlError.Err', '}'];

const call = (plan: Plan): Lines => [
  readVariables(plan),
  variablesOf(plan).length > 0 && '',
  usesEncoding(plan.body, 'json') && IN_JSON,
  bodyLines(plan),
  `request, err := http.NewRequest(${goString(plan.method)}, ${expressions.url(plan)}, ${plan.body === undefined ? 'nil' : 'strings.NewReader(body)'})`,
  FATAL,
  plan.headers.map((header) => `request.Header.Set(${goString(header.name)}, ${expressions.header(header)})`),
  basic(plan),
  sign(plan),
  '',
  'client := &http.Client{',
  `\tTimeout: ${TIMEOUT_SECONDS} * time.Second,`,
  '\tCheckRedirect: func(*http.Request, []*http.Request) error {',
  '\t\treturn http.ErrUseLastResponse',
  '\t},',
  '}',
  'response, err := client.Do(request)',
  withoutUrl(plan),
  FATAL,
  'defer response.Body.Close()',
  'received, err := io.ReadAll(response.Body)',
  FATAL,
  'if response.StatusCode < 200 || response.StatusCode > 299 {',
  '\tlog.Fatalf("%s: %s", response.Status, received)',
  '}',
  'fmt.Println(string(received))',
];

export const go: Target = {
  language: 'go',
  framework: null,
  name: 'Go with net/http',
  needs: ({ aws }) => [
    'Go 1.18 or later',
    ...(aws === undefined ? [] : ['AWS SDK for Go: go get github.com/aws/aws-sdk-go-v2/aws']),
  ],
  write: (plan) =>
    text(
      'package main',
      '',
      `import (\n${indent('\t', imports(plan)).join('\n')}\n)`,
      '',
      'func main() {',
      indent('\t', call(plan)),
      '}',
    ),
};
