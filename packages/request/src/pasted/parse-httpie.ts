import type { JsonValue } from '@gatehouse/contract/common.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { basicHeader, buildRequest } from '#src/pasted/build-request.ts';
import { commandWords } from '#src/pasted/cmd-words.ts';
import type { NamedValue, ReadPaste } from '#src/pasted/pasted-request.ts';
import { withScheme } from '#src/pasted/with-scheme.ts';
import { addParams } from '#src/query-params.ts';

/** Options of HTTPie (https://httpie.io/docs/cli) that take a value. */
const WITH_VALUE = new Set(
  `--auth -a --auth-type -A --boundary --cert --cert-key --ciphers --compress-level --default-scheme --format-options
  --max-headers --max-redirects --output -o --path-as --pretty --print -p --proxy --raw --response-charset
  --response-mime --session --session-read-only --sorted --ssl --style -s --timeout --verify`.split(/\s+/),
);

type Read = {
  plain: string[];
  options: Map<string, string>;
};

const split = (words: readonly string[]): Read => {
  const plain: string[] = [];
  const options = new Map<string, string>();
  const rest = words.values();
  const next = (): string | undefined => rest.next().value;
  for (let word = next(); word !== undefined; word = next()) {
    const [, name = '', attached] = /^(--?[^=]+)(?:=(.*))?$/s.exec(word.startsWith('-') ? word : '') ?? [];
    if (name === '') plain.push(word);
    else options.set(name, WITH_VALUE.has(name) ? (attached ?? next() ?? '') : '');
  }
  return { plain, options };
};

/** An item: the first separator that no backslash precedes, the longest one at its place. */
const ITEM = /^(?<name>(?:\\.|[^\\:=@;])*)(?<sign>:=@|:=|==|=@|=|@|:|;)(?<value>.*)$/s;

type Items = {
  headers: NamedValue[];
  params: NamedValue[];
  fields: Map<string, JsonValue>;
  problem?: string;
};

type Item = { item: string; written: string; name: string; sign: string; json: unknown };

/** Why an item is not read; undefined if it is. */
const problemOf = ({ item, written, name, sign, json }: Item, isForm: boolean): string | undefined => {
  if (sign === '') return `${item} cannot be read`;
  if (sign.endsWith('@')) return 'A part of the request is in a file, which cannot be read here.';
  const isField = sign === '=' || sign === ':=';
  if (isField && !isForm && /[[\]]/.test(written)) return `The nested field ${name} cannot be read`;
  return sign === ':=' && json === undefined ? `The value of ${name} is not JSON` : undefined;
};

const readItems = (items: readonly string[], isForm: boolean): Items => {
  const read: Items = { headers: [], params: [], fields: new Map() };
  for (const item of items) {
    const { name: written = '', sign = '', value = '' } = ITEM.exec(item)?.groups ?? {};
    const name = written.replaceAll(/\\(.)/g, '$1');
    const json = sign === ':=' ? parseJsonText(value) : undefined;
    const problem = problemOf({ item, written, name, sign, json }, isForm);
    if (problem !== undefined) return { ...read, problem };
    if (sign === '==') read.params.push([name, value]);
    else if (sign === ';') read.headers.push([name, '']);
    else if (sign === ':' && value !== '') read.headers.push([name, value]);
    else if (sign !== ':') read.fields.set(name, json ?? value);
  }
  return read;
};

/** `:3000/x` is `localhost:3000/x`. */
const addressOf = (written: string): string => {
  const [, port, rest = ''] = /^:(\d*)(\/.*)?$/s.exec(written) ?? [];
  return withScheme(port === undefined ? written : `localhost${port === '' ? '' : `:${port}`}${rest}`);
};

const authHeader = (options: ReadonlyMap<string, string>): NamedValue[] => {
  const value = options.get('--auth') ?? options.get('-a');
  if (value === undefined) return [];
  const type = options.get('--auth-type') ?? options.get('-A') ?? 'basic';
  return [type === 'bearer' ? ['Authorization', `Bearer ${value}`] : basicHeader(value)];
};

const bodyOf = (fields: Items['fields'], options: ReadonlyMap<string, string>, isForm: boolean) => {
  const raw = options.get('--raw');
  if (raw !== undefined) return raw;
  if (fields.size === 0) return undefined;
  if (!isForm) return JSON.stringify(Object.fromEntries(fields), null, 2);
  const form = new URLSearchParams();
  for (const [name, value] of fields) form.append(name, String(value));
  return form.toString();
};

/** The method is the first word, if an address follows it. */
const takeMethod = (words: readonly string[]): { method?: string; rest: readonly string[] } => {
  const [method = '', next] = words;
  const isMethod = /^[A-Za-z]+$/.test(method) && next !== undefined && !/^[=:@]/.test(next);
  return isMethod ? { method, rest: words.slice(1) } : { rest: words };
};

/** Reads an HTTPie command: `http POST host/path name=value Header:v`. Nothing of it is run. */
export const parseHttpie = (command: string): ReadPaste => {
  const words = commandWords(command);
  if (words.problem !== undefined) return words;
  const { plain, options } = split(words.words.slice(1));
  const { method, rest } = takeMethod(plain);
  const [address, ...items] = rest;
  if (address === undefined) return { problem: 'The command has no URL' };
  if (options.has('--multipart')) return { problem: 'A multipart form cannot be sent from here.' };
  const isForm = options.has('-f') || options.has('--form');
  const { headers, params, fields, problem } = readItems(items, isForm);
  if (problem !== undefined) return { problem };
  const body = bodyOf(fields, options, isForm);
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const hasType = body === undefined || headers.some(([name]) => name.toLowerCase() === 'content-type');
  return buildRequest({
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    endpoint: addParams({ endpoint: addressOf(address), off: [] }, params).endpoint,
    headers: [...headers, ...(hasType ? [] : [['Content-Type', type] as const]), ...authHeader(options)],
    body,
    notes: words.notes,
  });
};
