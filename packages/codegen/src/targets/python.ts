import { expressionsIn } from '#src/expressions.ts';
import { hasSameNumbers, pyString, pyValue } from '#src/literals/python.ts';
import { isReadable } from '#src/literals/readable.ts';
import { type Plan, type PlannedHeader, variablesOf } from '#src/plan.ts';
import { type PlannedBody, readsFiles, usesEncoding } from '#src/planned-body.ts';
import {
  indent,
  isAsciiHeader,
  type Lines,
  snakeCase,
  type Target,
  TIMEOUT_SECONDS,
  text,
} from '#src/program.ts';

const expressions = expressionsIn({
  literal: pyString,
  name: snakeCase,
  encode: {
    json: (value) => `json.dumps(${value})[1:-1]`,
    form: (value) => `quote(${value}, safe="")`,
  },
  plus: ' + ',
});

const value = (header: PlannedHeader): string => {
  const literal = pyString(header.text);
  if (!isAsciiHeader(header)) {
    const whole = header.variable === undefined ? literal : `(${expressions.header(header)})`;
    return `${whole}.encode("utf-8")`;
  }
  return expressions.header(header);
};

const headers = ({ headers: all, basic }: Plan): string[] => {
  const entries = [
    ...all.map((header) => `${pyString(header.name)}: ${value(header)},`),
    ...(basic === undefined
      ? []
      : ['"Authorization": "Basic " + base64.b64encode(credentials.encode("utf-8")).decode("ascii"),']),
  ];
  return entries.length === 0 ? [] : ['headers = {', ...indent('    ', entries), '}'];
};

const isLiteral = (body: PlannedBody): boolean => isReadable(body) && hasSameNumbers(body.json);

/** The variable that a mark stands for. */
const insertedIn =
  ({ inserted }: PlannedBody) =>
  (mark: string): string | undefined => {
    const found = inserted.get(mark);
    if (found === undefined) return undefined;
    return found.isNumber ? `json.loads(${snakeCase(found.variable)})` : snakeCase(found.variable);
  };

/** What is read from files, and texts between them, as bytes. */
const bytesLines = (planned: PlannedBody): string[] => [
  'body = b"".join([',
  ...indent(
    '    ',
    expressions.segments(planned, {
      text: (expression) => `(${expression}).encode("utf-8"),`,
      file: (name) => `pathlib.Path(${name}).read_bytes(),`,
    }),
  ),
  '])',
];

const body = ({ body: planned }: Plan): string[] => {
  if (planned === undefined) return [];
  if (planned.segments !== undefined) return bytesLines(planned);
  if (!isReadable(planned) || !hasSameNumbers(planned.json)) {
    const whole = expressions.body(planned);
    return [`body = ${planned.inserted.size === 0 ? whole : `(${whole})`}.encode("utf-8")`];
  }
  return [
    `payload = ${pyValue(planned.json, '', insertedIn(planned))}`,
    'body = json.dumps(payload, ensure_ascii=False, separators=(",", ":")).encode("utf-8")',
  ];
};

const sign = (plan: Plan, hasHeaders: boolean): Lines => {
  const { aws, method } = plan;
  if (aws === undefined) return [];
  const given = [hasHeaders && ', headers=headers', plan.body !== undefined && ', data=body'];
  return [
    `credentials = Credentials(*${snakeCase(aws.variable)}.split(":", 2))`,
    `request = AWSRequest(method=${pyString(method)}, url=url${given.filter(Boolean).join('')})`,
    `SigV4Auth(credentials, ${pyString(aws.service)}, ${pyString(aws.region)}).add_auth(request)`,
    'headers = dict(request.headers)',
  ];
};

const imports = (plan: Plan, library: string): Lines => {
  const usesVariables = variablesOf(plan).length > 0;
  return [
    plan.basic !== undefined && 'import base64',
    plan.body !== undefined && (isLiteral(plan.body) || usesEncoding(plan.body, 'json')) && 'import json',
    usesVariables && 'import os',
    readsFiles(plan.body) && 'import pathlib',
    'import sys',
    (plan.query.length > 0 || usesEncoding(plan.body, 'form')) && 'from urllib.parse import quote',
    '',
    plan.aws === undefined
      ? `import ${library}`
      : [
          ...(library < 'botocore' ? [`import ${library}`] : []),
          `from botocore.auth import ${plan.aws.service === 's3' ? 'S3SigV4Auth as SigV4Auth' : 'SigV4Auth'}`,
          'from botocore.awsrequest import AWSRequest',
          'from botocore.credentials import Credentials',
          '',
          `import ${library}`,
        ],
  ];
};

type Library = {
  module: string;
  /** The name of the argument with the body. */
  body: string;
  options: readonly string[];
  error: string;
  /** The name of the status in words. */
  reason: string;
};

const write = (plan: Plan, library: Library): string => {
  const headerLines = headers(plan);
  const hasHeaders = headerLines.length > 0 || plan.aws !== undefined;
  return text(
    imports(plan, library.module),
    '',
    variablesOf(plan).map((variable) => `${snakeCase(variable)} = os.environ[${pyString(variable)}]`),
    plan.basic !== undefined &&
      `credentials = ${snakeCase(plan.basic)} if ":" in ${snakeCase(plan.basic)} else ${snakeCase(plan.basic)} + ":"`,
    variablesOf(plan).length > 0 && '',
    `url = ${expressions.url(plan)}`,
    headerLines,
    body(plan),
    sign(plan, headerLines.length > 0),
    '',
    'try:',
    indent(
      '    ',
      `response = ${library.module}.request(`,
      indent(
        '    ',
        `${pyString(plan.method)},`,
        'url,',
        hasHeaders && 'headers=headers,',
        plan.body !== undefined && `${library.body}=body,`,
        `timeout=${TIMEOUT_SECONDS},`,
        library.options,
      ),
      ')',
    ),
    // The error's own text may contain the URL, and a key in it.
    `except ${library.error} as error:`,
    '    sys.exit(f"The request failed: {type(error).__name__}")',
    'if not 200 <= response.status_code < 300:',
    `    sys.exit(f"{response.status_code} {response.${library.reason}}: {response.text}")`,
    'print(response.text)',
  );
};

const needs =
  (name: string, install: string) =>
  ({ aws }: Plan): string[] => [
    'Python 3.8 or later',
    `${name}: pip install ${install}`,
    ...(aws === undefined ? [] : ['botocore: pip install botocore']),
  ];

export const pythonRequests: Target = {
  language: 'python',
  framework: 'requests',
  name: 'Python with Requests',
  needs: needs('Requests', 'requests'),
  write: (plan) =>
    write(plan, {
      module: 'requests',
      body: 'data',
      options: ['allow_redirects=False,'],
      error: 'requests.RequestException',
      reason: 'reason',
    }),
};

export const pythonHttpx: Target = {
  language: 'python',
  framework: 'httpx',
  name: 'Python with HTTPX',
  needs: needs('HTTPX', 'httpx'),
  write: (plan) =>
    write(plan, {
      module: 'httpx',
      body: 'content',
      options: ['follow_redirects=False,'],
      error: 'httpx.HTTPError',
      reason: 'reason_phrase',
    }),
};
