import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { findSecrets, hasSecret } from '@gatehouse/secrets/find-secrets.ts';
import { isMask } from '@gatehouse/secrets/masks.ts';
import { schemeOf } from '@gatehouse/secrets/schemes.ts';
import type { HasForm } from '@gatehouse/secrets/shapes.ts';
import { overlapsAny } from '@gatehouse/secrets/spans.ts';
import { wordsOfName } from '@gatehouse/secrets/words.ts';
import type { ApiRequest } from '#src/api-request.ts';

/** An environment variable that stands for a secret that was typed into a request. */
export type HiddenSecret = {
  /** The name of the header in lower case, or that of the query parameter. */
  name: string;
  /** Which of the header's lines it is, from 0. */
  line?: number;
  /** What comes before the secret: `Bearer `. Empty for a query parameter. */
  prefix: string;
  /** The parameter is the secret itself, with no value: `?ghp_…`. */
  isBare?: true;
  variable: string;
};

/** The secrets that a user typed into a request, none of which may be in code that is shown or copied. */
export type HiddenSecrets = { headers: readonly HiddenSecret[]; query: readonly HiddenSecret[] };

export const NOTHING_HIDDEN: HiddenSecrets = { headers: [], query: [] };

/** The lines of the headers that no variable stands for. */
export const shownLines = (headers: HeaderLines, hidden: HiddenSecrets): [name: string, value: string][] =>
  Object.entries(headers).flatMap(([name, values]) => {
    const lines = hidden.headers.filter((one) => one.name === name.toLowerCase());
    return [values]
      .flat()
      .flatMap((value, line): [string, string][] =>
        lines.some((one) => (one.line ?? 0) === line) ? [] : [[name, value]],
      );
  });

/** `OPENAI_AUTHORIZATION` for the key's variable `OPENAI_API_KEY` and the name `Authorization`; unique among `taken`, and added. */
export const variableFor = (name: string, keyVariable: string, taken: Set<string>): string => {
  const owner = keyVariable.replace(/_?(?:API_KEY|ACCESS_TOKEN)$/, '') || 'REQUEST';
  const wanted = `${owner}_${wordsOfName(name).join('_').toUpperCase()}`;
  let variable = wanted;
  for (let number = 2; taken.has(variable); number += 1) variable = `${wanted}_${number}`;
  taken.add(variable);
  return variable;
};

type SecretParameter = { name: string; isBare: boolean };

/** The names of the parameters that are secrets or contain one, as they arrive. */
const secretParameters = (endpoint: string, hasForm: HasForm | undefined): SecretParameter[] => {
  const [, before = '', query = ''] = /^([^?#]*\??)([^#]*)/.exec(endpoint) ?? [];
  const spans = findSecrets(endpoint, 'url', { hasForm });
  let next = before.length;
  const secret = new Map<string, SecretParameter>();
  for (const pair of query.split('&')) {
    const start = next;
    next += pair.length + 1;
    // A question mark in front of a name is a part of it, which is left out at the start of a text.
    const [[name, value] = ['', '']] = new URLSearchParams(`&${pair}`);
    const written = pair.split('=', 1)[0] ?? '';
    const isBare = isMask(name) || overlapsAny(spans, start, start + written.length);
    if (isBare || isMask(value) || overlapsAny(spans, start, next - 1)) secret.set(name, { name, isBare });
  }
  return [...secret.values()];
};

/**
 * Which values of a request are secrets, contain one or are masks of secrets, with a variable for each: its headers, and the
 * parameters of its URL, except those that the key replaces.
 */
export const hiddenSecrets = (
  { headers, endpoint }: Pick<ApiRequest, 'headers' | 'endpoint'>,
  keyVariable: string,
  replaced: { headers: readonly string[]; query: readonly string[] },
  hasForm?: HasForm,
): HiddenSecrets => {
  const taken = new Set([keyVariable]);
  const hidden = (name: string, prefix: string, shown = name) => ({
    name: shown,
    prefix,
    variable: variableFor(name, keyVariable, taken),
  });
  const isSecret = (name: string, value: string): boolean =>
    value.trim() !== '' && (isMask(value) || hasSecret(value, 'header', { name, hasForm }));
  return {
    headers: Object.entries(headers ?? {})
      .filter(([name]) => !replaced.headers.includes(name.toLowerCase()))
      .flatMap(([name, values]) =>
        [values].flat().flatMap((value, line) => {
          if (!isSecret(name, value)) return [];
          const found = hidden(name, schemeOf(value.trim()), name.toLowerCase());
          return [Array.isArray(values) ? { ...found, line } : found];
        }),
      ),
    query: secretParameters(endpoint, hasForm)
      .filter(({ name }) => !replaced.query.includes(name))
      .map(({ name, isBare }) => (isBare ? { ...hidden('query', '', name), isBare } : hidden(name, ''))),
  };
};
