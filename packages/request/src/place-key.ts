import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import type { OutgoingRequest, PlacedRequest } from '#src/outgoing-request.ts';
import { placeNames } from '#src/place-parts.ts';

/** Puts a key into a request according to its placement. */
export type PlaceKey<Placement> = (
  request: OutgoingRequest,
  secret: string,
  placement: Placement,
) => PlacedRequest | Promise<PlacedRequest>;

/** A placement of one value that needs no cryptography. */
export type PlainPlacement = Exclude<KeyPlacement, { type: 'aws-sigv4' | 'parts' }>;

/** The headers, in lower case, that contain a key or its signature: a header of the request with the same name is replaced. */
export const keyHeaders = (placement: KeyPlacement): string[] => {
  switch (placement.type) {
    case 'header':
      return [placement.name.toLowerCase()];
    case 'query':
    case 'none':
      return [];
    case 'bearer':
    case 'basic':
    case 'aws-sigv4':
      return ['authorization'];
    case 'parts':
      return placeNames(placement, 'header').map((name) => name.toLowerCase());
  }
};

/** The query parameters that contain a key or its signature: a parameter of the request with the same name is replaced. */
export const keyParameters = (placement: KeyPlacement): string[] => {
  switch (placement.type) {
    case 'query':
      return [placement.name];
    case 'parts':
      return placeNames(placement, 'query');
    default:
      return [];
  }
};

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** RFC 7617. A key without a colon is used as the user name alone, as Stripe expects. */
const basicPair = (secret: string): string => (secret.includes(':') ? secret : `${secret}:`);

const inHeader = (request: OutgoingRequest, name: string, value: string): PlacedRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
  secretHeaders: [name],
  secretQuery: [],
});

/** A parameter of the endpoint with the same name is replaced, so that the key is sent once. */
const inQuery = (request: OutgoingRequest, name: string, secret: string): PlacedRequest => {
  const url = new URL(request.url);
  url.searchParams.set(name, secret);
  return { ...request, url, secretHeaders: [], secretQuery: [name] };
};

export const placeKey = (
  request: OutgoingRequest,
  secret: string,
  placement: PlainPlacement,
): PlacedRequest => {
  switch (placement.type) {
    case 'bearer':
      return inHeader(request, 'authorization', `Bearer ${secret}`);
    case 'header':
      return inHeader(request, placement.name.toLowerCase(), `${placement.prefix ?? ''}${secret}`);
    case 'query':
      return inQuery(request, placement.name, secret);
    case 'basic':
      return inHeader(request, 'authorization', `Basic ${base64(basicPair(secret))}`);
    case 'none':
      return { ...request, secretHeaders: [], secretQuery: [] };
  }
};
