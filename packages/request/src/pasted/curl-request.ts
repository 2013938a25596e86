import { isPlaceholder } from '@gatehouse/secrets/placeholders.ts';
import { basicHeader } from '#src/pasted/build-request.ts';
import { formPart, formString } from '#src/pasted/curl-form.ts';
import type { CurlOption } from '#src/pasted/curl-options.ts';
import { dataEncoded } from '#src/pasted/curl-url.ts';
import { type PasteNoteKind, UnreadablePaste } from '#src/pasted/paste-notes.ts';
import type { PastedFile } from '#src/pasted/pasted-body.ts';
import type { NamedValue } from '#src/pasted/pasted-request.ts';
import type { ShellInput } from '#src/pasted/shell-words.ts';

/** What curl prints, and other things that change nothing about the call. */
const SILENT = new Set(
  `compressed fail fail-with-body fail-early globoff help http1.1 http2 http3 include location max-time
  connect-timeout no-buffer no-progress-meter output parallel progress-bar remote-name remote-header-name remote-time
  show-error silent tlsv1.2 tlsv1.3 trace trace-ascii trace-time verbose write-out dump-header raw retry retry-delay
  retry-max-time cookie-jar create-dirs output-dir basic disable ipv4 ipv6 stderr styled-output no-keepalive tcp-nodelay
  libcurl etag-save limit-rate max-redirs no-clobber remove-on-error remote-name-all ssl-reqd`.split(/\s+/),
);

export type CurlRequest = {
  /** What curl reads from a pipe; undefined if nobody knows. */
  input: ShellInput | undefined;
  method: string | undefined;
  isHead: boolean;
  isGet: boolean;
  isJson: boolean;
  /** The lines of -H, as they are written. */
  headers: NamedValue[];
  /** Headers that curl would set and that the command takes away. */
  removed: string[];
  /** What is said about headers by options of their own: a line of -H with the name wins. */
  set: Map<string, string>;
  user: string | undefined;
  bearer: string | undefined;
  cookies: string[];
  data: string | undefined;
  file: PastedFile | undefined;
  upload: string | undefined;
  parts: ReturnType<typeof formPart>[];
  query: string[];
  urls: string[];
  ignored: string[];
  noHeaders: string[];
  isGlobOff: boolean;
  notes: Set<PasteNoteKind>;
};

export const newCurlRequest = (input: ShellInput | undefined): CurlRequest => ({
  input,
  method: undefined,
  isHead: false,
  isGet: false,
  isJson: false,
  headers: [],
  removed: [],
  set: new Map(),
  user: undefined,
  bearer: undefined,
  cookies: [],
  data: undefined,
  file: undefined,
  upload: undefined,
  parts: [],
  query: [],
  urls: [],
  ignored: [],
  noHeaders: [],
  isGlobOff: false,
  notes: new Set(),
});

/** What `@name` stands for: the text of a pipe, or a file that has to be chosen. */
const contentOf = ({ input }: CurlRequest, name: string): ShellInput => {
  if (name !== '-') return { file: name };
  if (input === undefined) throw new UnreadablePaste('pipe');
  return input;
};

const textOf = (request: CurlRequest, name: string): string => {
  const { text } = contentOf(request, name);
  if (text === undefined) throw new UnreadablePaste('file-among-data');
  return text;
};

const addData = (request: CurlRequest, text: string, sign = '&'): void => {
  if (request.file !== undefined) throw new UnreadablePaste('file-among-data');
  request.data = request.data === undefined ? text : `${request.data}${sign}${text}`;
};

/** --data leaves out the line breaks of what it reads. */
const addRead = (request: CurlRequest, value: string, isStripped: boolean, sign = '&'): void => {
  const isRead = value.startsWith('@');
  const given: ShellInput = isRead ? contentOf(request, value.slice(1)) : { text: value };
  const { text, file } = given;
  if (text !== undefined) {
    addData(request, isRead && isStripped ? text.replaceAll(/[\r\n\0]/g, '') : text, sign);
    return;
  }
  if (request.data !== undefined || request.file !== undefined || request.isGet)
    throw new UnreadablePaste('file-among-data');
  request.file = { name: file ?? '' };
  if (isStripped) request.notes.add('json-lines');
};

/** The forms of --data-urlencode: `text`, `=text`, `name=text`, and `@file` or `name@file`. */
const urlEncoded = (request: CurlRequest, value: string): string => {
  const [, name = '', sign, text = ''] = /^([^=@]*)([=@])(.*)$/s.exec(value) ?? [];
  if (sign === undefined) return dataEncoded(value);
  const content = dataEncoded(sign === '@' ? textOf(request, text) : text);
  return name === '' ? content : `${name}=${content}`;
};

/** `Name: value`; `Name;` is sent empty, and `Name:` takes away a header that curl would set itself. */
const readHeader = (request: CurlRequest, value: string): void => {
  if (value.startsWith('@')) throw new UnreadablePaste('header-file');
  const [, name = '', sign, text = ''] = /^([^:;]+)([:;])(.*)$/s.exec(value) ?? [];
  if (sign === undefined || (sign === ';' && text.trim() !== '')) return;
  const isEmptyType = sign === ';' && /^content-type$/i.test(name.trim());
  if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name.trim())) request.noHeaders.push(name.trim());
  else if (isEmptyType || (sign === ':' && text.trim() === '')) request.removed.push(name.trim());
  else request.headers.push([name.trim(), text.trim()]);
};

const set = (name: string) => (request: CurlRequest, value: string) => {
  if (value === '') request.removed.push(name);
  request.set.set(name, value);
};

const readCookie = (request: CurlRequest, value: string): void => {
  if (value === '') return;
  if (!value.includes('=')) throw new UnreadablePaste('cookie-file');
  request.cookies.push(value);
};

const HANDLERS: Record<string, (request: CurlRequest, value: string) => void> = {
  request: (request, value) => {
    request.method = value;
  },
  head: (request) => {
    request.isHead = true;
  },
  get: (request) => {
    request.isGet = true;
    if (request.file !== undefined) throw new UnreadablePaste('file-among-data');
  },
  globoff: (request) => {
    request.isGlobOff = true;
  },
  header: readHeader,
  data: (request, value) => addRead(request, value, true),
  'data-ascii': (request, value) => addRead(request, value, true),
  'data-binary': (request, value) => addRead(request, value, false),
  'data-raw': (request, value) => addData(request, value),
  'data-urlencode': (request, value) => addData(request, urlEncoded(request, value)),
  json: (request, value) => {
    request.isJson = true;
    addRead(request, value, false, '');
  },
  form: (request, value) => void request.parts.push(formPart(value)),
  'form-string': (request, value) => void request.parts.push(formString(value)),
  'upload-file': (request, value) => {
    if (/^[{[]/.test(value) || request.upload !== undefined) throw new UnreadablePaste('uploads');
    request.upload = value;
  },
  'url-query': (request, value) =>
    void request.query.push(value.startsWith('+') ? value.slice(1) : urlEncoded(request, value)),
  url: (request, value) => void request.urls.push(value),
  user: (request, value) => {
    request.user = value;
  },
  'oauth2-bearer': (request, value) => {
    request.bearer = value;
  },
  cookie: readCookie,
  'user-agent': set('User-Agent'),
  referer: (request, value) => {
    const referer = value.replace(/;auto$/, '');
    if (referer !== '') request.set.set('Referer', referer);
  },
  range: (request, value) =>
    void request.set.set('Range', `bytes=${value.includes('-') ? value : `${value}-`}`),
  config: () => {
    throw new UnreadablePaste('config-file');
  },
};

const isSilent = (name: string): boolean => SILENT.has(name) || SILENT.has(name.replace(/^no-/, ''));

export const readOption = (request: CurlRequest, { name, written, value }: CurlOption): void => {
  if (Object.hasOwn(HANDLERS, name)) HANDLERS[name]?.(request, value);
  else if (!isSilent(name)) request.ignored.push(written);
};

/** `$KEY:`, `$USER:$PASSWORD`, `$(pass show x):` in single quotes, which a shell would not read either. */
const VARIABLES_ONLY = /^(\$\{?\w+\}?|\$\([^()]*\)|`[^`]*`)(?:\$\{?\w+\}?|\$\([^()]*\)|`[^`]*`|:)*$/;

/** Of -u: what stands for a name or a password stays readable, so that it is taken for what it is. */
const basicOf = ({ user = '', notes }: CurlRequest, unknown: readonly string[]): NamedValue => {
  if (unknown.some((one) => user.includes(one))) return ['Authorization', `Basic ${user}`];
  const [, variable] = VARIABLES_ONLY.exec(user) ?? [];
  if (variable !== undefined && isPlaceholder(variable)) return ['Authorization', `Basic ${variable}`];
  if (!user.includes(':')) notes.add('prompt');
  return basicHeader(user);
};

/** All headers of the request: those of -H win over what other options set. */
export const headersOf = (request: CurlRequest, unknown: readonly string[]): NamedValue[] => {
  const { headers, removed, cookies, bearer, user, isJson } = request;
  const given = new Set([...headers.map(([name]) => name), ...removed].map((name) => name.toLowerCase()));
  const further: NamedValue[] = [...request.set].filter(([, value]) => value !== '');
  if (cookies.length > 0) further.push(['Cookie', cookies.join(';')]);
  if (bearer !== undefined) further.push(['Authorization', `Bearer ${bearer}`]);
  else if (user !== undefined) further.push(basicOf(request, unknown));
  if (isJson) further.push(['Content-Type', 'application/json'], ['Accept', 'application/json']);
  return [...headers, ...further.filter(([name]) => !given.has(name.toLowerCase()))];
};
