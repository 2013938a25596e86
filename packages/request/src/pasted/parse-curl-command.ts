import { readName } from '#src/body/file-name.ts';
import { buildRequest } from '#src/pasted/build-request.ts';
import { curlArguments } from '#src/pasted/curl-options.ts';
import { type CurlRequest, headersOf, newCurlRequest, readOption } from '#src/pasted/curl-request.ts';
import { addQuery, hasPattern, sentOtherwise } from '#src/pasted/curl-url.ts';
import { PASTE_PROBLEMS, type PasteNoteKind, pasteNote, UnreadablePaste } from '#src/pasted/paste-notes.ts';
import type { PastedBody } from '#src/pasted/pasted-body.ts';
import type { ReadPaste } from '#src/pasted/pasted-request.ts';
import type { ShellWords } from '#src/pasted/shell-words.ts';
import { withScheme } from '#src/pasted/with-scheme.ts';

/** Headers that a call has anyway. */
const DEFAULTS = /^(?:accept|accept-encoding|user-agent|host|content-type)$/i;

const contentOf = (request: CurlRequest): PastedBody | undefined => {
  const { parts, upload, file, data, isGet, input } = request;
  if (parts.length > 0) return { parts };
  if (upload === '-' || upload === '.') {
    if (input === undefined) throw new UnreadablePaste('pipe');
    return input.text === undefined
      ? { file: { name: input.file, isBare: true } }
      : { text: input.text, isBare: true };
  }
  if (upload !== undefined) return { file: { name: upload, isBare: true } };
  if (file !== undefined) return { file };
  return data === undefined || isGet ? undefined : { text: data };
};

const methodOf = ({ method, isHead, isGet, upload }: CurlRequest, body: PastedBody | undefined): string => {
  if (method !== undefined && method !== '') return method;
  if (isHead) return 'HEAD';
  if (upload !== undefined) return 'PUT';
  return body === undefined || isGet ? 'GET' : 'POST';
};

const addressOf = ({ query, isGet, data, upload }: CurlRequest, url: string): string => {
  const added = [...(isGet && data !== undefined ? [data] : query)];
  const [path = ''] = url.split(/[?#]/, 1);
  const isFolder = upload !== undefined && upload !== '-' && upload !== '.' && /\/$/.test(path);
  const whole = isFolder ? path + encodeURIComponent(readName(upload)) + url.slice(path.length) : url;
  return addQuery(whole, added);
};

/** What is said about a URL. */
const urlNotes = (request: CurlRequest, url: string, endpoint: string): [PasteNoteKind, string[]][] => {
  const notes: [PasteNoteKind, string[]][] = [];
  if (!request.isGlobOff && hasPattern(url)) notes.push(['patterns', []]);
  if (endpoint.startsWith('https://') && !/^https:/i.test(url)) notes.push(['scheme', []]);
  const sent = sentOtherwise(endpoint);
  if (sent !== undefined) notes.push(['encoded', [sent.length > 200 ? `${sent.slice(0, 200)}…` : sent]]);
  return notes;
};

const build = (request: CurlRequest, split: Extract<ShellWords, { words: string[] }>): ReadPaste => {
  const [url, ...others] = request.urls;
  if (url === undefined) return { problem: PASTE_PROBLEMS['no-url'] };
  const body = contentOf(request);
  const endpoint = withScheme(addressOf(request, url));
  const { removed, ignored, noHeaders, notes } = request;
  const headers = headersOf(request, split.unknown);
  const about: [PasteNoteKind, readonly string[]][] = [
    ...(others.length > 0 ? ([['urls', []]] as [PasteNoteKind, string[]][]) : []),
    ...urlNotes(request, url, endpoint),
    ['ignored', [...new Set(ignored)]],
    ['no-header', noHeaders],
    ['defaults', [...new Set(removed.filter((name) => DEFAULTS.test(name)))]],
  ];
  const isSaid = ([kind, list]: [PasteNoteKind, readonly string[]]): boolean =>
    list.length > 0 || ['urls', 'patterns', 'scheme'].includes(kind);
  return buildRequest({
    method: methodOf(request, body),
    endpoint,
    headers,
    body,
    unknown: split.unknown,
    notes: [
      ...split.notes,
      ...about.filter(isSaid).map(([kind, list]) => pasteNote(kind, list)),
      ...[...notes].map((kind) => pasteNote(kind)),
    ],
  });
};

/** Reads the words of a curl command. Nothing of it is run. */
export const parseCurlCommand = (split: ShellWords): ReadPaste => {
  if (split.problem !== undefined) return split;
  const start = split.words.findIndex((word) => /(?:^|[/\\])curl(?:\.exe)?$/i.test(word));
  if (start === -1) return { problem: 'This is not a curl command' };
  const { options, urls, hasNext } = curlArguments(split.words.slice(start + 1));
  const request = newCurlRequest(split.input);
  if (hasNext) request.notes.add('next');
  try {
    for (const option of options) readOption(request, option);
    request.urls.push(...urls);
    return build(request, split);
  } catch (error) {
    if (error instanceof UnreadablePaste) return { problem: error.message };
    throw error;
  }
};
