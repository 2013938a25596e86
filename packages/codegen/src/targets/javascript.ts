import { expressionsIn } from '#src/expressions.ts';
import { jsString, jsValue } from '#src/literals/javascript.ts';
import { isReadable } from '#src/literals/readable.ts';
import { type Plan, type PlannedHeader, variablesOf } from '#src/plan.ts';
import { type PlannedBody, readsFiles } from '#src/planned-body.ts';
import { camelCase, indent, isAsciiHeader, missing, text } from '#src/program.ts';

/** What the two JavaScript targets share. */

const name = (variable: string): string => camelCase(variable);

/** Reads the variables, and stops if one is missing. */
export const readVariables = (plan: Plan): string[] =>
  variablesOf(plan).flatMap((variable) => [
    `const ${name(variable)} = process.env.${variable};`,
    `if (!${name(variable)}) throw new Error(${jsString(missing(variable))});`,
  ]);

const expressions = expressionsIn({
  literal: jsString,
  name,
  encode: {
    json: (value) => `JSON.stringify(${value}).slice(1, -1)`,
    form: (value) => `encodeURIComponent(${value})`,
  },
  plus: ' + ',
});

export const urlExpression = expressions.url;

/** A header is sent as one byte a character, so other characters become the bytes of UTF-8 first. */
const valueExpression = (header: PlannedHeader): string => {
  const { text: value, variable } = header;
  const literal = isAsciiHeader(header)
    ? jsString(value)
    : `Buffer.from(${jsString(value)}, "utf8").toString("latin1")`;
  if (variable === undefined) return literal;
  if (isAsciiHeader(header)) return expressions.header(header);
  return `${literal} + ${expressions.header({ ...header, text: '' })}`;
};

const propertyName = (header: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(header) && header !== '__proto__' ? header : `[${jsString(header)}]`;

const quotedName = (header: string): string =>
  header === '__proto__' ? propertyName(header) : propertyName(header).replace(/^\[|\]$/g, '');

/** The properties of the object with the headers. */
export const headerEntries = ({ headers, basic }: Plan): string[] => [
  ...headers.map((header) => `${quotedName(header.name)}: ${valueExpression(header)},`),
  ...(basic === undefined ? [] : [`Authorization: "Basic " + Buffer.from(credentials).toString("base64"),`]),
];

/** RFC 7617; a key without a colon is the user name. */
export const readCredentials = ({ basic }: Plan): string[] =>
  basic === undefined
    ? []
    : [`const credentials = ${name(basic)}.includes(":") ? ${name(basic)} : \`\${${name(basic)}}:\`;`];

/** The variable that a mark stands for. */
const insertedIn =
  ({ inserted }: PlannedBody) =>
  (mark: string): string | undefined => {
    const found = inserted.get(mark);
    if (found === undefined) return undefined;
    return found.isNumber ? `Number(${name(found.variable)})` : name(found.variable);
  };

/** What is read from files, and texts between them, as bytes. */
const bytesExpression = (body: PlannedBody): string =>
  text(
    'Buffer.concat([',
    indent(
      '  ',
      expressions.segments(body, {
        text: (expression) => `Buffer.from(${expression}),`,
        file: (file) => `readFileSync(${file}),`,
      }),
    ),
    '])',
  );

/** What a program imports to read files. */
export const fileImports = ({ body }: Plan): string[] =>
  readsFiles(body) ? ['import { readFileSync } from "node:fs";'] : [];

const textExpression = (body: PlannedBody): string =>
  isReadable(body) ? `JSON.stringify(${jsValue(body.json, '', insertedIn(body))})` : expressions.body(body);

/** An object of several lines where it can be read; its text otherwise. */
export const bodyExpression = (body: PlannedBody): string =>
  body.segments === undefined ? textExpression(body) : bytesExpression(body);

/** A client that signs for AWS. */
export const awsClient = ({ aws }: Plan): string =>
  aws === undefined
    ? ''
    : text(
        `const [accessKeyId, secretAccessKey, sessionToken] = ${name(aws.variable)}.split(":");`,
        'const aws = new AwsClient({',
        indent(
          '  ',
          'accessKeyId,',
          'secretAccessKey,',
          'sessionToken,',
          `service: ${jsString(aws.service)},`,
          `region: ${jsString(aws.region)},`,
          'retries: 0,',
        ),
        '});',
      );

/** The options of a request that `fetch` and the signer take. */
export const requestOptions = (plan: Plan): string[] => {
  const entries = headerEntries(plan);
  return [
    `method: ${jsString(plan.method)},`,
    ...(entries.length === 0 ? [] : ['headers: {', ...indent('  ', entries), '},']),
    ...(plan.body === undefined ? [] : [`body: ${bodyExpression(plan.body)},`]),
  ];
};
