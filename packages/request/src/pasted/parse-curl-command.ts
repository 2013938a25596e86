import { basicHeader, buildRequest } from '#src/pasted/build-request.ts';
import { commandWords } from '#src/pasted/cmd-words.ts';
import { type CurlOption, curlArguments } from '#src/pasted/curl-options.ts';
import type { NamedValue, ReadPaste } from '#src/pasted/pasted-request.ts';
import { withScheme } from '#src/pasted/with-scheme.ts';

/** What curl prints, and other things that change nothing about the call. */
const SILENT = new Set(
  `compressed fail fail-with-body globoff help http1.1 http2 http3 include location max-time connect-timeout no-buffer
  no-progress-meter output parallel progress-bar remote-name remote-header-name show-error silent tlsv1.2 tlsv1.3
  trace trace-ascii verbose write-out dump-header raw retry retry-delay`.split(/\s+/),
);

const FILE = 'is in a file, which cannot be read here. Paste its content instead.';

type Read = {
  /** What curl reads from a pipe; undefined if there is none. */
  input: string | undefined;
  method: string | undefined;
  headers: NamedValue[];
  data: string[];
  isJson: boolean;
  isGet: boolean;
  query: string[];
  urls: string[];
  ignored: string[];
};

class Unreadable extends Error {}

const encoded = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+');

const fromFile = ({ input }: Read, file: string): string => {
  if (file !== '-') throw new Unreadable(`The body ${FILE}`);
  if (input === undefined) throw new Unreadable('The body comes from a pipe, which cannot be read here.');
  return input;
};

/** The forms of --data-urlencode: `text`, `=text`, `name=text`, and `@file` or `name@file`. */
const urlEncoded = (read: Read, value: string): string => {
  const [, name = '', sign, text = ''] = /^([^=@]*)([=@])(.*)$/s.exec(value) ?? [];
  if (sign === undefined) return encoded(value);
  const content = encoded(sign === '@' ? fromFile(read, text) : text);
  return name === '' ? content : `${name}=${content}`;
};

const fromText = (read: Read, value: string): string =>
  value.startsWith('@') ? fromFile(read, value.slice(1)) : value;

/** --data leaves out the line breaks of a file. */
const withoutBreaks = (read: Read, value: string): string =>
  value.startsWith('@') ? fromText(read, value).replaceAll(/[\r\n]/g, '') : value;

/** `Name: value`; `Name;` is sent empty, and `Name:` removes a header that curl would set itself. */
const readHeader = (value: string): NamedValue[] => {
  if (value.startsWith('@')) throw new Unreadable(`A header ${FILE}`);
  const [, name, sign, text = ''] = /^([^:;]+)([:;])(.*)$/s.exec(value) ?? [];
  if (name === undefined || (sign === ';' && text.trim() !== '')) return [];
  if (sign === ':' && text.trim() === '') return [];
  return [[name.trim(), text.trim()]];
};

const HANDLERS: Record<string, (read: Read, value: string) => void> = {
  request: (read, value) => {
    read.method = value;
  },
  head: (read) => {
    read.method ??= 'HEAD';
  },
  get: (read) => {
    read.isGet = true;
  },
  header: (read, value) => void read.headers.push(...readHeader(value)),
  data: (read, value) => void read.data.push(withoutBreaks(read, value)),
  'data-ascii': (read, value) => void read.data.push(withoutBreaks(read, value)),
  'data-binary': (read, value) => void read.data.push(fromText(read, value)),
  'data-raw': (read, value) => void read.data.push(value),
  'data-urlencode': (read, value) => void read.data.push(urlEncoded(read, value)),
  json: (read, value) => {
    read.isJson = true;
    read.data.push(fromText(read, value));
  },
  'url-query': (read, value) =>
    void read.query.push(value.startsWith('+') ? value.slice(1) : urlEncoded(read, value)),
  url: (read, value) => void read.urls.push(value),
  user: (read, value) =>
    // A variable stays readable, so that it is taken for what it is.
    void read.headers.push(
      /^\$\{?\w+\}?$/.test(value) ? ['Authorization', `Basic ${value}`] : basicHeader(value),
    ),
  'oauth2-bearer': (read, value) => void read.headers.push(['Authorization', `Bearer ${value}`]),
  cookie: (read, value) => {
    if (!value.includes('=')) throw new Unreadable(`The cookies are in a file, which cannot be read here.`);
    read.headers.push(['Cookie', value]);
  },
  'user-agent': (read, value) => void read.headers.push(['User-Agent', value]),
  referer: (read, value) => void read.headers.push(['Referer', value.replace(/;auto$/, '')]),
  range: (read, value) => void read.headers.push(['Range', `bytes=${value}`]),
};

/** They are the body itself, so a call without them would be another one. */
const UNREADABLE: Record<string, string> = {
  form: 'A multipart form (-F) cannot be sent from here.',
  'form-string': 'A multipart form (--form-string) cannot be sent from here.',
  'upload-file': 'An upload of a file (-T) cannot be sent from here.',
  config: 'The options are in a file (-K), which cannot be read here.',
};

const readOption = (read: Read, { name, written, value }: CurlOption): void => {
  const unreadable = Object.hasOwn(UNREADABLE, name) ? UNREADABLE[name] : undefined;
  if (unreadable !== undefined) throw new Unreadable(unreadable);
  if (Object.hasOwn(HANDLERS, name)) HANDLERS[name]?.(read, value);
  else if (!SILENT.has(name)) read.ignored.push(written);
};

const addQuery = (url: string, parts: readonly string[]): string => {
  if (parts.length === 0) return url;
  const [, main = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  const sign = main.includes('?') ? (/[?&]$/.test(main) ? '' : '&') : '?';
  return `${main}${sign}${parts.join('&')}${hash}`;
};

const JSON_HEADERS: NamedValue[] = [
  ['Content-Type', 'application/json'],
  ['Accept', 'application/json'],
];

const build = (read: Read, notes: readonly string[]): ReadPaste => {
  const [url, ...others] = read.urls;
  if (url === undefined) return { problem: 'The command has no URL' };
  const told = [...notes];
  if (others.length > 0) told.push('Only the first URL was read.');
  if (read.ignored.length > 0) told.push(`Ignored: ${[...new Set(read.ignored)].join(', ')}.`);
  const isBody = read.data.length > 0 && !read.isGet;
  const given = new Set(read.headers.map(([name]) => name.toLowerCase()));
  const json = read.isJson ? JSON_HEADERS.filter(([name]) => !given.has(name.toLowerCase())) : [];
  return buildRequest({
    method: read.method ?? (isBody ? 'POST' : 'GET'),
    endpoint: withScheme(addQuery(url, [...read.query, ...(read.isGet ? read.data : [])])),
    headers: [...read.headers, ...json],
    body: isBody ? read.data.join(read.isJson ? '' : '&') : undefined,
    notes: told,
  });
};

/**
 * Reads a curl command for a POSIX shell or for cmd.exe. Nothing of it is run.
 * @param input what is piped into it, if anything is
 */
export const parseCurlCommand = (command: string, input?: string): ReadPaste => {
  const split = commandWords(command);
  if (split.problem !== undefined) return split;
  const start = split.words.findIndex((word) => /(?:^|[/\\])curl(?:\.exe)?$/i.test(word));
  if (start === -1) return { problem: 'This is not a curl command' };
  const { options, urls } = curlArguments(split.words.slice(start + 1));
  const read: Read = {
    input,
    method: undefined,
    headers: [],
    data: [],
    isJson: false,
    isGet: false,
    query: [],
    urls: [],
    ignored: [],
  };
  try {
    for (const option of options) readOption(read, option);
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
  read.urls = [...read.urls, ...urls];
  return build(read, split.notes);
};
