import type { PartPlace, PartsPlacement } from '@gatehouse/contract/key-parts.ts';
import { PlacementError, withBodyFields } from '#src/body-fields.ts';
import { fillTemplate, namesIn } from '#src/key-template.ts';
import type { OutgoingBody, OutgoingRequest, PlacedRequest } from '#src/outgoing-request.ts';

/** Cryptography comes from the caller, so that this runs in a browser too. All results are hexadecimal, in lower case. */
export type Hashes = {
  sha1: (text: string) => string;
  hmacSha256: (key: string, text: string) => string;
  md5: (body: OutgoingBody) => string;
};

export type PlacementContext = { hashes: Hashes /** In ms. */; now: number };

type Values = Readonly<Record<string, string>>;

/** What a request is signed with, besides the parts of its key. */
const SIGNED = [
  'timestamp',
  'method',
  'path',
  'path_and_query',
  'sorted_query',
  'body',
  'body_md5',
  'signature',
];

/** Whether a name in a template is that of a part. */
export const isPartName = (name: string): boolean => !SIGNED.includes(name);

const isInPlace = (place: PartPlace, kind: PartPlace['in']): boolean => place.in === kind;

/** The names, as they are sent, of the places of this kind. */
export const placeNames = ({ places }: PartsPlacement, kind: PartPlace['in']): string[] =>
  places.filter((place) => isInPlace(place, kind)).map(({ name }) => name);

const put = (request: OutgoingRequest, places: readonly PartPlace[], values: Values): OutgoingRequest => {
  const url = new URL(request.url);
  const headers = { ...request.headers };
  const fields: [string, string][] = [];
  for (const { in: kind, name, value } of places) {
    const text = fillTemplate(value, values);
    if (kind === 'query') url.searchParams.set(name, text);
    else if (kind === 'header') headers[name.toLowerCase()] = text;
    else fields.push([name, text]);
  }
  return withBodyFields({ ...request, url, headers }, fields);
};

/** Names are compared by their code units, and values are not encoded. */
const sortedQuery = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]): [string, string] => [name.toLowerCase(), value])
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map((pair) => pair.join('='))
    .join('&');

const signedText = (
  template: string,
  { method, url, body = '' }: OutgoingRequest,
  values: Values,
): string => {
  if (typeof body === 'object' && namesIn(template).includes('body'))
    throw new PlacementError('This API signs the text of a body, which a file does not have');
  return fillTemplate(template, {
    ...values,
    method: method.toUpperCase(),
    path: url.pathname,
    path_and_query: url.pathname + url.search,
    sorted_query: sortedQuery(url),
    body: typeof body === 'object' ? '' : body,
  });
};

const sign = (
  { algorithm, key, text }: NonNullable<PartsPlacement['signature']>,
  request: OutgoingRequest,
  values: Values,
  hashes: Hashes,
): string => {
  const signed = signedText(text, request, values);
  return algorithm === 'sha1' ? hashes.sha1(signed) : hashes.hmacSha256(values[key ?? ''] ?? '', signed);
};

/**
 * The request with each part of a key in its place, signed if the placement says so: the signature covers everything that was
 * put into the request before. What the request has at these places is replaced. Throws a PlacementError if a part goes into the body and
 * there is none to put it into.
 */
export const placeParts = (
  request: OutgoingRequest,
  parts: Values,
  placement: PartsPlacement,
  { hashes, now }: PlacementContext,
): PlacedRequest => {
  const { places, signature } = placement;
  const values: Record<string, string> = { ...parts, timestamp: String(Math.floor(now / 1000)) };
  if (request.body !== undefined) values.body_md5 = hashes.md5(request.body);
  const inUse = places.filter(
    ({ value }) => request.body !== undefined || !namesIn(value).includes('body_md5'),
  );
  const isSignature = ({ value }: PartPlace) => namesIn(value).includes('signature');
  // What stands there already is no part of what is signed.
  const url = new URL(request.url);
  for (const { name } of places.filter(
    (place) => isInPlace(place, 'query') && url.searchParams.has(place.name),
  ))
    url.searchParams.delete(name);
  const before = put(
    { ...request, url },
    inUse.filter((place) => !isSignature(place)),
    values,
  );
  const signed =
    signature === undefined
      ? before
      : put(before, inUse.filter(isSignature), {
          ...values,
          signature: sign(signature, before, values, hashes),
        });
  return {
    ...signed,
    secretHeaders: placeNames(placement, 'header').map((name) => name.toLowerCase()),
    secretQuery: placeNames(placement, 'query'),
    hasSecretBody: places.some((place) => isInPlace(place, 'body')),
  };
};
