import { buildRequest } from '#src/pasted/build-request.ts';
import type { NamedValue, ReadPaste } from '#src/pasted/pasted-request.ts';
import { withScheme } from '#src/pasted/with-scheme.ts';

/** `POST /path HTTP/1.1`. The methods are in capitals, so that no sentence is taken for a request. */
const REQUEST_LINE =
  /^(?<method>GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS|TRACE|CONNECT)[ \t]+(?<target>\S.*?)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/;

const HEADER = /^(?<name>[!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*(?<value>.*)$/;

/** Comments, separators and variables of `.http` files. */
const isAside = (line: string): boolean => /^\s*(?:#|\/\/|@[\w-]+\s*=)/.test(line);

/** The line that begins the request; undefined if the text is no request. */
const startOf = (lines: readonly string[]): number | undefined => {
  const first = lines.findIndex((line) => line.trim() !== '' && !isAside(line));
  return first !== -1 && REQUEST_LINE.test(lines[first]?.trim() ?? '') ? first : undefined;
};

/** Whether a text is an HTTP request as it is sent, or as `.http` files contain it. */
export const isHttpText = (text: string): boolean => startOf(text.split(/\r\n|\r|\n/)) !== undefined;

/** The target with the query's further lines, which begin with `?` or `&` in `.http` files. */
const joinTarget = (target: string, lines: string[]): string => {
  let whole = target;
  while (/^\s+[?&/]/.test(lines[0] ?? '')) whole += lines.shift()?.trim();
  return whole;
};

const readHeaders = (lines: string[]): NamedValue[] => {
  const headers: NamedValue[] = [];
  for (let line = lines.shift(); line !== undefined && line.trim() !== ''; line = lines.shift()) {
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
  const { method, target } = REQUEST_LINE.exec(all[start ?? 0]?.trim() ?? '')?.groups ?? {};
  if (start === undefined || method === undefined || target === undefined)
    return { problem: 'This is not an HTTP request' };
  const end = all.findIndex((line, index) => index > start && /^###/.test(line));
  const lines = all.slice(start + 1, end === -1 ? undefined : end);
  const whole = joinTarget(target, lines);
  const headers = readHeaders(lines);
  const body = lines.join('\n').trim();
  if (/^<\s/.test(body))
    return { problem: 'The body is in a file, which cannot be read here. Paste its content instead.' };
  const isMore = end !== -1 && all.slice(end + 1).some((line) => REQUEST_LINE.test(line.trim()));
  return buildRequest({
    method,
    endpoint: endpointOf(whole, headers),
    headers: headers.filter(([name]) => name.toLowerCase() !== 'host'),
    body: body === '' ? undefined : body,
    notes: isMore ? ['Only the first request was read.'] : [],
  });
};
