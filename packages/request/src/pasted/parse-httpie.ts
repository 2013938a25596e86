import { DEFAULT_FILE_TYPE } from '@gatehouse/contract/plain/body-bounds.ts';
import { FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import { contentTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { readName } from '#src/body/file-name.ts';
import { basicHeader, buildRequest } from '#src/pasted/build-request.ts';
import { typeOfName } from '#src/pasted/curl-form.ts';
import { PASTE_PROBLEMS, UnreadablePaste } from '#src/pasted/paste-notes.ts';
import type { PastedBody } from '#src/pasted/pasted-body.ts';
import type { NamedValue, ReadPaste } from '#src/pasted/pasted-request.ts';
import type { ShellWords } from '#src/pasted/shell-words.ts';
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

const splitOptions = (words: readonly string[]): Read => {
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
const ITEM = /^(?<name>(?:\\.|[^\\:=@;])*)(?<sign>:=@|:=|==@|==|=@|=|@|:|;)(?<value>.*)$/s;

/** A field of the body: a text, JSON as it is written, or a file. */
type Field = { name: string; value: string; is: 'text' | 'json' | 'file' };

type Items = {
  headers: NamedValue[];
  params: NamedValue[];
  fields: Field[];
  /** Of the whole body. */
  file: string | undefined;
};

/** What the sign of a field says. */
const FIELDS: Record<string, Field['is']> = { '=': 'text', ':=': 'json', '@': 'file' };

class NotRead extends Error {}

const readField = (read: Items, field: Field, isForm: boolean, written: string): void => {
  const { name, value, is } = field;
  if (is !== 'file' && !isForm && /[[\]]/.test(written))
    throw new NotRead(`The nested field ${name} cannot be read`);
  if (is === 'json' && parseJsonText(value) === undefined)
    throw new NotRead(`The value of ${name} is not JSON`);
  if (is === 'file' && name === '') read.file = value;
  else read.fields.push(field);
};

const readItem = (read: Items, item: string, isForm: boolean): void => {
  const { name: written = '', sign = '', value = '' } = ITEM.exec(item)?.groups ?? {};
  const name = written.replaceAll(/\\(.)/g, '$1');
  switch (sign) {
    case '':
      throw new NotRead(`${item} cannot be read`);
    case '==':
      read.params.push([name, value]);
      return;
    case ';':
      read.headers.push([name, '']);
      return;
    case ':':
      if (value !== '') read.headers.push([name, value]);
      return;
    case '=@':
    case ':=@':
    case '==@':
      throw new UnreadablePaste('file-among-data');
    default:
      readField(read, { name, value, is: FIELDS[sign] ?? 'text' }, isForm, written);
  }
};

const readItems = (items: readonly string[], isForm: boolean): Items => {
  const read: Items = { headers: [], params: [], fields: [], file: undefined };
  for (const item of items) readItem(read, item, isForm);
  return read;
};

/** `:3000/x` is `localhost:3000/x`, and `/x` is `localhost/x`. */
const addressOf = (written: string): string => {
  const [, port, rest = ''] = /^:(\d*)(\/.*)?$/s.exec(written) ?? [];
  if (written.startsWith('/')) return withScheme(`localhost${written}`);
  return withScheme(port === undefined ? written : `localhost${port === '' ? '' : `:${port}`}${rest}`);
};

const authHeader = (options: ReadonlyMap<string, string>): NamedValue[] => {
  const value = options.get('--auth') ?? options.get('-a');
  if (value === undefined) return [];
  const type = options.get('--auth-type') ?? options.get('-A') ?? 'basic';
  return [type === 'bearer' ? ['Authorization', `Bearer ${value}`] : basicHeader(value)];
};

/** Of two fields with one name, the last one counts. */
const jsonText = (fields: readonly Field[]): string => {
  const values = new Map(
    fields.map(({ name, value, is }) => [name, is === 'json' ? value : JSON.stringify(value)]),
  );
  const lines = Array.from(values, ([name, value]) => `  ${JSON.stringify(name)}: ${value}`);
  return `{\n${lines.join(',\n')}\n}`;
};

const formText = (fields: readonly Field[]): string =>
  new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value])).toString();

/** `name@file;type=…` */
const partOf = ({ name, value, is }: Field): Extract<PastedBody, { parts: unknown }>['parts'][number] => {
  if (is !== 'file') return { name, value };
  const [, file = value, type] = /^(.*);type=([^;]+)$/s.exec(value) ?? [];
  return { name, fileName: readName(file), contentType: type ?? typeOfName(file) ?? DEFAULT_FILE_TYPE };
};

const bodyOf = (
  { fields, file }: Items,
  options: ReadonlyMap<string, string>,
  isForm: boolean,
): PastedBody | undefined => {
  const raw = options.get('--raw');
  if (raw !== undefined) return { text: raw };
  if (file !== undefined && fields.length > 0) throw new UnreadablePaste('file-among-data');
  if (file !== undefined) return { file: { name: file, isBare: true } };
  if (fields.length === 0) return undefined;
  const hasFiles = fields.some(({ is }) => is === 'file');
  if (hasFiles && !isForm) throw new NotRead('A file is sent in a form: use --form or --multipart');
  if (hasFiles || options.has('--multipart')) return { parts: fields.map(partOf) };
  return { text: isForm ? formText(fields) : jsonText(fields) };
};

/** The method is the first word, if an address follows it. */
const takeMethod = (words: readonly string[]): { method?: string; rest: readonly string[] } => {
  const [method = '', next] = words;
  const isMethod = /^[A-Za-z]+$/.test(method) && next !== undefined && !/^(?:[=@]|:(?!\d|\/|$))/.test(next);
  return isMethod ? { method, rest: words.slice(1) } : { rest: words };
};

const typeHeader = (body: PastedBody | undefined, { headers }: Items, isForm: boolean): NamedValue[] => {
  const isGiven = contentTypeOf(headers) !== undefined;
  if (body?.text === undefined || isGiven) return [];
  return [['Content-Type', isForm ? FORM_TYPE : 'application/json']];
};

const build = (split: Extract<ShellWords, { words: string[] }>): ReadPaste => {
  const start = split.words.findIndex((word) => /^(?:https?|xhs?)$/.test(word));
  const { plain, options } = splitOptions(split.words.slice(start + 1));
  const { method, rest } = takeMethod(plain);
  const [address, ...items] = rest;
  if (address === undefined) return { problem: PASTE_PROBLEMS['no-url'] };
  const isForm = ['-f', '--form', '--multipart'].some((name) => options.has(name));
  const read = readItems(items, isForm);
  const body = bodyOf(read, options, isForm);
  const endpoint = addParams({ endpoint: addressOf(address), off: [] }, read.params).endpoint;
  return buildRequest({
    method: method?.toUpperCase() ?? (body === undefined ? 'GET' : 'POST'),
    endpoint,
    headers: [...read.headers, ...typeHeader(body, read, isForm), ...authHeader(options)],
    body,
    unknown: split.unknown,
    notes: split.notes,
  });
};

/** Reads the words of an HTTPie command: `http POST host/path name=value Header:v`. Nothing of it is run. */
export const parseHttpie = (split: ShellWords): ReadPaste => {
  if (split.problem !== undefined) return split;
  try {
    return build(split);
  } catch (error) {
    if (error instanceof UnreadablePaste || error instanceof NotRead) return { problem: error.message };
    throw error;
  }
};
