import type { FilePart, TextPart } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import type { DraftBody, Drafts, ImportDraft, Pair } from '#src/features/imports/read/draft.ts';
import {
  filePart,
  pairsOf,
  partsBody,
  plainText,
  textPart,
} from '#src/features/imports/read/formats/fields.ts';

/** What a page loads besides calling APIs, as browsers name it. */
const PAGE_PARTS =
  /^(?:document|stylesheet|image|media|font|script|texttrack|manifest|preflight|csp-violation-report|ping|other)$/i;
const CALLS = /^(?:xhr|fetch|eventsource|websocket)$/i;
const PAGE_TYPES =
  /^(?:text\/(?:html|css|javascript)|image\/|font\/|audio\/|video\/|application\/(?:javascript|x-javascript|font|wasm|manifest\+json))/i;

/** What a browser asks before a call of another origin. */
const isPreflight = ({ method, headers }: JsonObject): boolean =>
  textOf(method).toUpperCase() === 'OPTIONS' &&
  pairsOf(headers).some(([name]) => /^access-control-request-method$/i.test(name));

/** Whether an entry is a call to an API: by what the browser says it is, or else by the type of its response. */
const isCall = (entry: JsonObject): boolean => {
  const kind = textOf(entry._resourceType);
  if (CALLS.test(kind)) return true;
  const request = objectOf(entry.request);
  if (isPreflight(request)) return false;
  if (PAGE_PARTS.test(kind)) return false;
  const type = textOf(objectOf(objectOf(entry.response).content).mimeType);
  return !/^get$/i.test(textOf(request.method)) || !PAGE_TYPES.test(type);
};

const partOf = (value: JsonValue): (FilePart | TextPart)[] => {
  const param = objectOf(value);
  const name = plainText(param.name);
  if (name === '') return [];
  const contentType = textOf(param.contentType);
  return textOf(param.fileName) === ''
    ? [textPart(name, plainText(param.value), contentType)]
    : [filePart(name, textOf(param.fileName), contentType)];
};

/** The text is what was sent; the parameters repeat it, and are all that there is of some recorders. */
const bodyOf = (postData: JsonObject): DraftBody | undefined => {
  const contentType = textOf(postData.mimeType);
  const text = typeof postData.text === 'string' ? postData.text : '';
  if (postData.encoding === 'base64' && /^[A-Za-z0-9+/]+={0,2}$/.test(text))
    return { type: 'text', text: Buffer.from(text, 'base64').toString(), contentType };
  if (text === '' && /^multipart\//i.test(contentType))
    return partsBody(listOf(postData.params).flatMap(partOf));
  const fields = pairsOf(postData.params);
  if (text === '' && fields.length > 0) return { type: 'form', fields };
  return text === '' ? undefined : { type: 'text', text, contentType: contentType || undefined };
};

/** The cookies are a header too, which some recorders leave out. */
const headersOf = (request: JsonObject): Pair[] => {
  const headers = pairsOf(request.headers);
  const cookies = pairsOf(request.cookies).map((pair) => pair.join('='));
  return cookies.length === 0 || headers.some(([name]) => /^cookie$/i.test(name))
    ? headers
    : [...headers, ['Cookie', cookies.join('; ')]];
};

const draftOf = (entry: JsonObject, index: number): ImportDraft => {
  const request = objectOf(entry.request);
  return {
    at: ['log', 'entries', index],
    name: textOf(entry.comment) || textOf(request.comment),
    method: textOf(request.method),
    // The URL has the query already; `queryString` repeats it.
    url: textOf(request.url),
    headers: headersOf(request),
    body: bodyOf(objectOf(request.postData)),
    isRecorded: true,
  };
};

/** The calls that a browser or a proxy recorded; what else a page loads is left out. */
export const readHar = (document: JsonObject): Drafts => {
  const log = objectOf(document.log);
  const entries = listOf(log.entries).map((entry, index) => ({ entry: objectOf(entry), index }));
  const calls = entries.filter(({ entry }) => isCall(entry));
  const others = entries.length - calls.length;
  const problems =
    others === 0
      ? []
      : [
          {
            message: `${others} of ${entries.length} entries are left out: pages, images, styles and scripts`,
          },
        ];
  const drafts = calls.map(({ entry, index }) => draftOf(entry, index));
  const title = textOf(objectOf(listOf(log.pages)[0]).title) || textOf(objectOf(log.creator).name) || null;
  return { format: 'har', title, drafts, problems };
};
