import type { GeneratedCode } from '@gatehouse/contract/codegen.ts';
import type { CodegenFramework, CodegenLanguage } from '@gatehouse/contract/plain/codegen-options.ts';
import { keyPartsOf } from '@gatehouse/contract/plain/parts-of-key.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import { joinedLines } from '#src/joined-lines.ts';
import { type CodeSource, keyVariablesOf, type Plan, planRequest } from '#src/plan.ts';
import { TIMEOUT_SECONDS } from '#src/program.ts';
import { targetOf } from '#src/targets.ts';

export type CodeOptions = CodeSource & {
  language: CodegenLanguage;
  /** By default, the first that the language offers. */
  framework?: CodegenFramework | null | undefined;
  /** Why the code has no key; undefined if it has one, or if the call needs none. */
  keyless?: string | undefined;
};

export type CodeResult =
  | (GeneratedCode & { problem?: never })
  | { problem: string; at: 'endpoint' | 'headers' | 'requestBody'; code?: never };

/** Where the key goes, in words. */
const placeOf = ({ source: { key } }: Plan): string => {
  switch (key?.placement.type) {
    case 'bearer':
      return 'as a bearer token in the header Authorization';
    case 'header':
      return `in the header ${key.placement.name}`;
    case 'query':
      return `in the query parameter ${key.placement.name}`;
    case 'basic':
      return 'as user name and password (HTTP Basic)';
    case 'aws-sigv4':
      return 'as an AWS signature';
    case 'parts':
      return `as ${andList(key.placement.places.map(({ in: kind, name }) => `${kind === 'query' ? 'query parameter' : kind === 'body' ? 'body field' : 'header'} ${name}`))}`;
    case 'none':
    case undefined:
      return '';
  }
};

const describe = (plan: Plan, name: string, keyless: string | undefined): string => {
  const { key } = plan.source;
  return [
    `Sends ${plan.method} ${plan.url} in ${name}.`,
    key === undefined
      ? (keyless ?? '')
      : `The ${plan.source.noun ?? 'key'} is read from the environment variable${keyVariablesOf(key).length > 1 ? 's' : ''} ${andList(keyVariablesOf(key))} and sent ${placeOf(plan)}.`,
    plan.placeholders.length === 0
      ? ''
      : `Replace ${plan.placeholders.map(({ text }) => text).join(', ')} in it: a secret is not written into code.`,
    `It gives up after ${TIMEOUT_SECONDS} seconds, and fails if the status is not 2xx. It follows no redirects, so that no secret reaches another host.`,
  ]
    .filter(Boolean)
    .join(' ');
};

/** What the variable of the key contains. */
const contentOf = (plan: Plan): string => {
  switch (plan.source.key?.placement.type) {
    case 'basic':
      return 'the key, as user:password';
    case 'aws-sigv4':
      return 'the key, as ACCESS_KEY_ID:SECRET_ACCESS_KEY';
    default:
      return plan.source.noun === 'access token'
        ? 'the access token of the OAuth connection, which expires: programs that run for long renew it themselves'
        : 'the key';
  }
};

/** What the variables of the key contain. */
const keyContents = (plan: Plan, { placement, secret }: NonNullable<CodeSource['key']>): string[] => {
  const keyParts = keyPartsOf(placement);
  if (keyParts === undefined) return [`Environment variable ${secret.variable}: ${contentOf(plan)}`];
  return keyParts.parts.map(({ name, label }) => {
    const variable = name === keyParts.main ? secret.variable : secret.parts?.[name];
    return `Environment variable ${variable}: ${label}`;
  });
};

/** A shell has nothing that writes a text as JSON, and hardly a secret needs it. */
const AS_IN_JSON = ', which is inserted as it is: write \\" for a quote in it and \\\\ for a backslash';

/** @param isRaw a program inserts values into JSON as they are */
const variables = (plan: Plan, isRaw: boolean): string[] => {
  const { key, request } = plan.source;
  const spelling = (name: string) =>
    Object.keys(request.headers ?? {}).find((one) => one.toLowerCase() === name) ?? name;
  return [
    ...(key === undefined ? [] : keyContents(plan, key)),
    ...plan.hidden.headers.map(({ name, prefix, variable }) => {
      const after = prefix === '' ? '' : `, without "${prefix.trim()}"`;
      return `Environment variable ${variable}: the value of the header ${spelling(name)}${after}`;
    }),
    ...plan.hidden.query.map(
      ({ name, variable, isBare }) =>
        `Environment variable ${variable}: ${isBare === true ? 'the query parameter without a value' : `the value of the query parameter ${name}`}`,
    ),
    ...[...(plan.body?.inserted.values() ?? [])]
      .filter(({ variable }) => !keyVariablesOf(key).includes(variable))
      .map(
        ({ name, variable, encodings }) =>
          `Environment variable ${variable}: the value of the body field ${name}${isRaw && encodings.includes('json') ? AS_IN_JSON : ''}`,
      ),
    ...plan.placeholders.map(({ text, of }) => `In place of ${text}: the value of ${of}`),
  ];
};

const JOINED = 'Lines of one header are sent as one, joined by commas.';

const UNSIGNED =
  'The code generator cannot write the signature that each call of this API needs. Use the library of the provider, or make the call here.';

/**
 * The program that makes a request, with what it needs. It holds no key: each secret is read from an environment variable.
 * The same input always results in the same text. Returns the problem of a request that cannot be made.
 */
export const generateCode = ({ language, framework, keyless, ...source }: CodeOptions): CodeResult => {
  const target = targetOf(language, framework);
  const { key } = source;
  if (key?.placement.type === 'parts' && key.placement.signature !== undefined)
    return { problem: UNSIGNED, at: 'endpoint' };
  const asked = planRequest(source);
  if (asked.url === undefined) return { problem: asked.problem, at: asked.at };
  const plan = target.keepsLines === true ? asked : { ...asked, headers: joinedLines(asked.headers) };
  const isJoined = plan.headers.length < asked.headers.length;
  const problem = target.cannot?.(plan);
  if (problem !== undefined) return { problem, at: language === 'curl' ? 'requestBody' : 'headers' };
  return {
    language,
    framework: target.framework,
    code: target.write(plan),
    description: [describe(plan, target.name, keyless), isJoined ? JOINED : ''].filter(Boolean).join(' '),
    requirements: [...target.needs(plan), ...variables(plan, language === 'curl')],
  };
};
