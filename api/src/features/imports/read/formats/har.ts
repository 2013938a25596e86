import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import type { Draft, DraftBody, Drafts } from '#src/features/imports/read/draft.ts';
import { pairsOf } from '#src/features/imports/read/formats/fields.ts';

/** What a page loads besides calling APIs, as browsers name it. */
const PAGE_PARTS =
  /^(?:document|stylesheet|image|media|font|script|texttrack|manifest|preflight|csp-violation-report|ping|other)$/i;
const CALLS = /^(?:xhr|fetch|eventsource|websocket)$/i;
const PAGE_TYPES =
  /^(?:text\/(?:html|css|javascript)|image\/|font\/|audio\/|video\/|application\/(?:javascript|x-javascript|font|wasm|manifest\+json))/i;

/** Whether an entry is a call to an API: by what the browser says it is, or else by the type of its response. */
const isCall = (entry: JsonObject): boolean => {
  const kind = textOf(entry._resourceType);
  if (CALLS.test(kind)) return true;
  const request = objectOf(entry.request);
  if (textOf(request.method).toUpperCase() === 'OPTIONS') return false;
  if (PAGE_PARTS.test(kind)) return false;
  const type = textOf(objectOf(objectOf(entry.response).content).mimeType);
  return !/^get$/i.test(textOf(request.method)) || !PAGE_TYPES.test(type);
};

const bodyOf = (postData: JsonObject): DraftBody | undefined => {
  const contentType = textOf(postData.mimeType);
  const text = typeof postData.text === 'string' ? postData.text : '';
  if (/^multipart\//i.test(contentType)) return { type: 'other', what: 'a form with files (multipart)' };
  const fields = pairsOf(postData.params);
  if (text === '' && fields.length > 0) return { type: 'form', fields };
  return text === '' ? undefined : { type: 'text', text, contentType: contentType || undefined };
};

const draftOf = (entry: JsonObject, index: number): Draft => {
  const request = objectOf(entry.request);
  return {
    at: ['log', 'entries', index],
    name: textOf(entry.comment) || textOf(request.comment),
    method: textOf(request.method),
    // The URL has the query already; `queryString` repeats it.
    url: textOf(request.url),
    headers: pairsOf(request.headers).filter(([name]) => !name.startsWith(':')),
    body: bodyOf(objectOf(request.postData)),
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
