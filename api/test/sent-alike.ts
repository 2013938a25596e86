import type { Sent } from '#test/pasted-commands.ts';

/** What two requests may differ in. */
export type Difference = 'method' | 'url' | 'body' | `header ${string}`;

/** What curl sends though nobody asked for it: a call has such headers of its own. */
const OWN = new Set([
  'accept',
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'transfer-encoding',
  'user-agent',
]);
/** Their usual values: with another one, the command asked for it. */
const USUAL =
  /^(?:\*\/\*|curl\/[\d.]+|\d+|100-continue|chunked|127\.0\.0\.1:\d+|(?:deflate|gzip|br|zstd)(?:, (?:deflate|gzip|br|zstd))+|close|keep-alive)$/;

const valuesOf = ({ headers }: Sent, name: string): string[] =>
  headers.filter(([one]) => one === name).map(([, value]) => value.trim());

type Part = { head: string[]; content: string };

/** The parts of a multipart body, whatever is between them. */
const partsOf = (sent: Sent): Part[] | undefined => {
  const body = sent.body.toString('latin1');
  const [, boundary] = /^--([^\r\n]{10,70}|xyz)\r\n/.exec(body) ?? [];
  if (boundary === undefined) return undefined;
  const pieces = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1);
  return pieces.map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    return { head: piece.slice(0, end).trim().split('\r\n').toSorted(), content: piece.slice(end + 4) };
  });
};

const bodyOf = (sent: Sent): string => JSON.stringify(partsOf(sent) ?? sent.body.toString('latin1'));

const typeOf = (sent: Sent): string =>
  valuesOf(sent, 'content-type')
    .join('\n')
    .replace(/^multipart\/.*$/, 'multipart');

/** Whether the command itself wants a header to be without a value, or not at all. */
const isTakenAway = (command: string, name: string): boolean =>
  new RegExp(`['"\\s]${name}[;:]\\s*['"]`, 'i').test(command) ||
  (name === 'user-agent' && /-A\s+(?:""|'')/.test(command));

const headerDifferences = (command: string, curl: Sent, ours: Sent): Difference[] => {
  const names = new Set([...curl.headers, ...ours.headers].map(([name]) => name));
  return [...names].flatMap((name): Difference[] => {
    if (name === 'content-type') return typeOf(curl) === typeOf(ours) ? [] : ['header content-type'];
    const [theirs, own] = [valuesOf(curl, name), valuesOf(ours, name)];
    const isUsual = OWN.has(name) && theirs.every((value) => USUAL.test(value));
    if (name.startsWith('gatehouse-')) return [];
    if (isUsual && !isTakenAway(command, name)) return [];
    return theirs.join('\n') === own.join('\n') ? [] : [`header ${name}`];
  });
};

/** curl writes percent-encoding that it makes for a query in small letters in some versions (RFC 3986, 6.2.2.1: the same). */
const targetOf = (command: string, { target }: Sent): string =>
  /--(?:data-u|url-q)/.test(command)
    ? target.replace(/%[0-9a-f]{2}/gi, (escaped) => escaped.toUpperCase())
    : target;

/** What of a request that curl sends is otherwise in ours. */
export const differencesOf = (command: string, curl: Sent, ours: Sent): Difference[] => [
  ...(curl.method === ours.method ? [] : (['method'] as const)),
  ...(targetOf(command, curl) === targetOf(command, ours) ? [] : (['url'] as const)),
  ...headerDifferences(command, curl, ours),
  ...(bodyOf(curl) === bodyOf(ours) ? [] : (['body'] as const)),
];
