import type { HeaderMap } from '@gatehouse/contract/common.ts';
import type { KeyPlacement, Provider } from '@gatehouse/contract/providers.ts';
import { requestBodyText } from '@gatehouse/contract/request-body.ts';
import type { RunTestInput } from '@gatehouse/contract/testing.ts';

/** A call that was made, as far as a command in a shell repeats it. */
export interface CurlCall {
  input: Pick<RunTestInput, 'method' | 'requestBody' | 'headers'>;
  /** Resolved. */
  url: string;
  provider: Pick<Provider, 'slug' | 'defaultHeaders' | 'keyPlacement'>;
  /** False where the key was kept back: the command then leaves it out too. */
  withKey: boolean;
}

/** One word of a POSIX shell, whatever the text holds: inside single quotes nothing has a meaning but their end. */
const quote = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** `OPENAI_API_KEY` for `openai`: the variable that holds the key, which itself is never in the command. */
export const keyVariable = (slug: string): string => {
  const name = slug.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');
  return /^[A-Z]/.test(name) ? `${name}_API_KEY` : `KEY_${name}_API_KEY`;
};

/** Fixed text, then the value of the variable, as one word. */
const withVariable = (text: string, variable: string): string => `${quote(text)}"$${variable}"`;

/** How curl carries a key in each place. https://curl.se/docs/manpage.html */
const keyOptions = (placement: KeyPlacement, variable: string): string[] => {
  switch (placement.type) {
    case 'bearer':
      return [`--header ${withVariable('Authorization: Bearer ', variable)}`];
    case 'header':
      return [`--header ${withVariable(`${placement.name}: ${placement.prefix ?? ''}`, variable)}`];
    case 'query':
      return [`--url-query ${withVariable(`${placement.name}=`, variable)}`];
    case 'basic':
      return [`--user "$${variable}"`];
    case 'aws-sigv4':
      return ['--aws-sigv4 aws:amz', `--user "$${variable}"`];
  }
};

const JSON_BODY: HeaderMap = { 'Content-Type': 'application/json' };

/** What the caller wrote goes before what we set, whatever the case of its name. */
const headersOf = ({ input, provider }: CurlCall): HeaderMap => {
  const all = { ...provider.defaultHeaders, ...(requestBodyText(input) === undefined ? {} : JSON_BODY) };
  const own = new Set(Object.keys(input.headers ?? {}).map((name) => name.toLowerCase()));
  const ours = Object.entries(all).filter(([name]) => !own.has(name.toLowerCase()));
  return { ...Object.fromEntries(ours), ...input.headers };
};

/** With a colon and no value curl takes a header away; the semicolon sends it empty. */
const headerOption = ([name, value]: [string, string]): string =>
  `--header ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`;

/** The parameter that the key takes the place of. */
const withoutParameter = (url: string, name: string): string => {
  const stripped = new URL(url);
  stripped.searchParams.delete(name);
  return stripped.href;
};

/** The call as a curl command for a POSIX shell. It follows no redirect, so that no header goes to another host. */
export const curlCommand = (call: CurlCall): string => {
  const { input, url, provider, withKey } = call;
  const placement = provider.keyPlacement;
  const body = requestBodyText(input);
  const address = withKey && placement.type === 'query' ? withoutParameter(url, placement.name) : url;
  return [
    `curl ${quote(address)}`,
    ...(input.method === 'GET' ? [] : [`--request ${input.method}`]),
    ...Object.entries(headersOf(call)).map(headerOption),
    ...(withKey ? keyOptions(placement, keyVariable(provider.slug)) : []),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ].join(' \\\n  ');
};
