import {
  CODEGEN_FRAMEWORK_LABELS,
  CODEGEN_LANGUAGE_LABELS,
} from '@gatehouse/contract/plain/codegen-options.ts';
import { planRequest } from '#src/plan.ts';
import type { Target } from '#src/program.ts';
import { TARGETS } from '#src/targets.ts';
import { AWS_CASES, CASES, type Case, PLAIN_AWS_CASES, UNICODE_HEADERS } from '#test/cases.ts';
import { sourceOf } from '#test/run-target.ts';
import { type Execution, executionOf } from '#test/tools.ts';

const canMake = (target: Target, one: Case): boolean => {
  const plan = planRequest(sourceOf(one, 'http://127.0.0.1/v1'));
  return plan.url !== undefined && target.cannot?.(plan) === undefined;
};

/** The cases whose programs are run, without those signed for AWS. */
export const executedCases = (target: Target): Case[] =>
  [...CASES, UNICODE_HEADERS].filter((one) => canMake(target, one));

/** The cases whose programs are only parsed. */
export const parsedCases = (target: Target, { run, parse }: Execution): Case[] => {
  if (parse === undefined) return [];
  return [...(run === undefined ? executedCases(target) : []), ...AWS_CASES];
};

const awsOf = ({ run, parsesAws, signsPlainOnly }: Execution): string => {
  if (run === undefined || parsesAws === true) return `${AWS_CASES.length} parsed`;
  return `${(signsPlainOnly === true ? PLAIN_AWS_CASES : AWS_CASES).length} executed`;
};

const row = (target: Target): string => {
  const execution = executionOf(target);
  const count = executedCases(target).length;
  const framework = target.framework === null ? '' : CODEGEN_FRAMEWORK_LABELS[target.framework];
  const cells = [
    CODEGEN_LANGUAGE_LABELS[target.language],
    framework,
    `${count} ${execution.run === undefined ? 'parsed' : 'executed'}`,
    awsOf(execution),
    canMake(target, UNICODE_HEADERS) ? 'sent' : 'rejected with the reason',
  ];
  return `| ${cells.join(' | ')} |`;
};

/** What docs/codegen.md says: how many programs of each target are run, and how many are only parsed. */
export const passTable = (): string => `# Generated code

The Code Generator and \`POST /api/generate-code\` write a program that sends what a test call with the same input sends, but for the
\`requestBody\` of a GET. It holds no key: the key, and each
secret that was typed into a header, a parameter or a field of the body, is read from an environment variable that the requirements name.

\`npm run test:deep\` writes the programs below, runs them, and compares what arrives at an echo server with what was
asked for: method, target, headers and body, byte for byte. \`npm test\` does the same with the languages that the machine
has, and tells the others as skipped. The cases: every method with every body (quotes, line breaks, backslashes, \`$()\`,
backticks, \`#{}\`, \`\${}\`, \`%\`, Unicode, control characters, direction marks, long lines, deep values), forms and texts,
endpoints with quotes, brackets, braces and encoded characters, hostile headers, every key placement with a hostile key,
secrets typed into headers, parameters and bodies. Programs signed for AWS are checked by recomputing the signature that
arrives. *Executed* means run and compared, and each case passes; *parsed* means that the language's own parser accepts
the program, because its library cannot be had where the tests run.

| language | framework | cases | signed for AWS | Unicode in a header |
|---|---|---|---|---|
${TARGETS.map(row).join('\n')}

What is not exactly as asked for:

- A GET ignores \`requestBody\`, as specified; a \`body\` is sent with every method. A GET with a body is rejected with the reason for fetch and OkHttp, a HEAD
  with a body for fetch, OkHttp, curl and PHP with its curl extension.
- Parts and files are sent by every language, repeated parts in their order. Files are read by their names from the working folder: a test runs the program of
  each language beside its files and compares the bytes that arrive, but for RestSharp.
- Lines of one header are sent as lines by curl, PHP with its curl extension and Java with HttpClient; the other programs join them by commas, and their description
  says so.
- Targets are compared in the normal form of RFC 3986 section 6.2.2, with quotes and brackets counted as encoded: \`{\`, \`|\` and \`%zz\` are not allowed in a URL, and are sent encoded by all
  programs except those of curl. Where a parameter comes from a variable, and where a request is signed, the parameters are compared and not their order.
- A body with a secret from a variable is compared by its value (JSON) or its fields (a form): languages escape other characters than they must. In JSON a secret
  may contain any character; in the programs of Java and C# no control characters but tabs and line breaks. A shell inserts it as
  it is, which the requirements say: a quote in it has to be written as JSON writes it.
- A hidden part of a path of a saved endpoint becomes a placeholder such as \`{{ACME_PATH_SECRET}}\`, which the description names: curl cannot encode a variable for a path.
- Ruby adds \`Content-Type: application/x-www-form-urlencoded\` to a POST, PUT or PATCH without a body.
- The libraries of Java and .NET send only ASCII in headers. A request with other characters in a header is rejected for them.
- The curl of Debian 12 (7.88) signs for AWS correctly only if the path needs no encoding and the parameters are in order; so does PHP with its curl extension.
- C# is compiled with Mono. RestSharp and the AWS libraries of PHP, Java and C# are not in Debian, so their programs are only parsed.
`;
