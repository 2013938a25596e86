import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines, JsonValue } from '@gatehouse/contract/common.ts';
import type { HistoryEntry } from '@gatehouse/contract/history.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { textsOfBody } from '@gatehouse/request/body/body-texts.ts';
import { isFilePart } from '@gatehouse/request/body/multipart.ts';
import { headerLines } from '@gatehouse/request/headers.ts';
import { containsMask, removeMasks } from '@gatehouse/secrets/masks.ts';
import {
  bodyWithoutMasks,
  decodedText,
  valueWithoutMasks,
} from '#src/features/requests/offers/body-masks.ts';

function* namesIn(value: JsonValue, name: string): Generator<string> {
  if (typeof value === 'string') {
    if (containsMask(value)) yield name;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* namesIn(inner, Array.isArray(value) ? name : key);
  }
}

const inUrl = (address: string): string[] => {
  const url = URL.parse(address);
  if (url === null) return containsMask(address) ? ['the URL'] : [];
  const names = [...url.searchParams].flatMap(([name, value]) =>
    containsMask(value) ? [`parameter ${name}`] : [],
  );
  return containsMask(`${url.host}${url.pathname}`.replaceAll('%5B', '[').replaceAll('%5D', ']'))
    ? ['the URL', ...names]
    : names;
};

type Request = Pick<HistoryEntry, 'url' | 'requestHeaders' | 'body'>;

/** The names of the fields of a body that contain a mask; `the body` for a text. */
const inBody = (body: CallBody): string[] => {
  const value = body.kind === 'json' ? parseJsonText(body.text) : undefined;
  if (value !== undefined) return [...namesIn(value, '')];
  const named =
    body.kind === 'form'
      ? body.fields
      : body.kind === 'multipart'
        ? body.parts.flatMap((part) => (isFilePart(part) ? [] : [part]))
        : textsOfBody(body).map((text) => ({ name: '', value: text }));
  return named.flatMap((one) => (containsMask(one.value) ? [one.name] : []));
};

/** The parts of a request whose secrets are not stored, so that they have to be typed again. */
export const maskedPlaces = ({ url, requestHeaders, body }: Request): string[] => [
  ...new Set([
    ...inUrl(url),
    ...headerLines(requestHeaders ?? {}).flatMap(([name, value]) =>
      containsMask(value) ? [`header ${name}`] : [],
    ),
    ...(body === null ? [] : inBody(body)).map((name) => (name === '' ? 'the body' : `field ${name}`)),
  ]),
];

const urlWithoutMasks = (url: string): string =>
  removeMasks(
    url.replace(/([?&][^?=&#]*=)([^&#]*)/g, (whole, name: string, value: string) =>
      containsMask(decodedText(value)) ? name : whole,
    ),
  );

/** The request with nothing in the places of its secrets, so that no mask is stored as if it were the secret. */
export const withoutMasks = <R extends Request>(request: R): R => ({
  ...request,
  url: urlWithoutMasks(request.url),
  requestHeaders: request.requestHeaders && (valueWithoutMasks(request.requestHeaders) as HeaderLines),
  body: request.body && bodyWithoutMasks(request.body),
});
