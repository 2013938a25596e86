import { buildRequest } from '#src/pasted/build-request.ts';
import type { NamedValue, ReadPaste } from '#src/pasted/pasted-request.ts';
import { withScheme } from '#src/pasted/with-scheme.ts';

/** `POST /path HTTP/1.1`. The methods are in capitals, so that no sentence is taken for a request. */
const REQUEST_LINE = /^(?<method>GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS|TRACE|CONNECT)[ \t]+(?<rest>\S.*)$/;

type RequestLine = { method: string; target: string };

/** The version is cut from the end in a step of its own: a pattern for all of it would try every space as its start. */
const readRequestLine = (line: string | undefined): RequestLine | undefined => {
  const { method, rest } = REQUEST_LINE.exec(line?.trim() ?? '')?.groups ?? {};
  if (method === undefined || rest === undefined) return undefined;
  const end = Math.max(rest.lastIndexOf(' '), rest.lastIndexOf('\t'));
  const hasVersion = end !== -1 && /^HTTP\/[\d.]+$/.test(rest.slice(end + 1));
  return { method, target: hasVersion ? rest.slice(0, end).trimEnd() : rest };
};

const HEADER = /^(?<name>[!#$%&'*+\-.^_`|~0-9A-Za-z]+):(?<value>.*)$/;

/** Comments, separators and variables of `.http` files. */
const isAside = (line: string): boolean => /^\s*(?:#|\/\/|@[\w-]+\s*=)/.test(line);

/** The line that begins the request; undefined if the text is no request. */
const startOf = (lines: readonly string[]): number | undefined => {
  const first = lines.findIndex((line) => line.trim() !== '' && !isAside(line));
  return readRequestLine(lines[first]) === undefined ? undefined : first;
};

/** Whether a text is an HTTP request as it is sent, or as `.http` files contain it. */
export const isHttpText = (text: string): boolean => startOf(text.split(/\r\n|\r|\n/)) !== undefined;

/** The target with the query's further lines, which begin with `?` or `&` in `.http` files. */
const joinTarget = (target: string, lines: readonly string[]): { whole: string; rest: string[] } => {
  const end = lines.findIndex((line) => !/^\s+[?&/]/.test(line));
  const count = end === -1 ? lines.length : end;
  const further = lines.slice(0, count).map((line) => line.trim());
  return { whole: target + further.join(''), rest: lines.slice(count) };
};

const readHeaders = (lines: readonly string[]): NamedValue[] => {
  const headers: NamedValue[] = [];
  for (const line of lines) {
    const { name, value = '' } = HEADER.exec(line.trim())?.groups ?? {};
    if (name !== undefined && !isAside(line)) headers.push([name, value.trim()]);
  }
  return headers;
};

/** A path of a raw request goes to the host of its Host header; without one, under the key's base URL. */
const endpointOf = (target: string, headers: readonly NamedValue[]): string => {
  const host = headers.find(([name]) => name.toLowerCase() === 'host')?.[1];
  if (target.startsWith('/')) return host === undefined ? target : withScheme(host) + target;
  return target.startsWith('{{') ? target : withScheme(target);
};

/** Reads an HTTP request: a request line, headers, an empty line and the body. */
export const parseHttpText = (text: string): ReadPaste => {
  const all = text.split(/\r\n|\r|\n/);
  const start = startOf(all);
  const line = start === undefined ? undefined : readRequestLine(all[start]);
  if (start === undefined || line === undefined) return { problem: 'This is not an HTTP request' };
  const end = all.findIndex((line, index) => index > start && /^###/.test(line));
  const { whole, rest } = joinTarget(line.target, all.slice(start + 1, end === -1 ? undefined : end));
  const empty = rest.findIndex((text) => text.trim() === '');
  const headers = readHeaders(empty === -1 ? rest : rest.slice(0, empty));
  const body = empty === -1 ? '' : rest.slice(empty).join('\n').trim();
  if (/^<\s/.test(body))
    return { problem: 'The body is in a file, which cannot be read here. Paste its content instead.' };
  const isMore = end !== -1 && all.slice(end + 1).some((text) => readRequestLine(text) !== undefined);
  return buildRequest({
    method: line.method,
    endpoint: endpointOf(whole, headers),
    headers: headers.filter(([name]) => name.toLowerCase() !== 'host'),
    body: body === '' ? undefined : { text: body },
    notes: isMore ? ['Only the first request was read.'] : [],
  });
};
