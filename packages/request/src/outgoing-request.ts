import type { HeaderLines } from '@gatehouse/contract/common.ts';

/**
 * What a request sends: a text, or segments one after another, each a text or a file in base64. Files are decoded where
 * they are sent, so that nothing else holds their bytes.
 */
export type OutgoingBody = string | { segments: readonly BodySegment[] };
export type BodySegment = string | { base64: string };

/** A request before it is sent: what a placement reads and changes. */
export type OutgoingRequest = {
  method: string;
  url: URL;
  /** Names in lower case. */
  headers: HeaderLines;
  body: OutgoingBody | undefined;
};

/** The same request with the key in it, and where the key is: it is removed there at a redirect to another origin. */
export type PlacedRequest = OutgoingRequest & {
  secretHeaders: string[];
  secretQuery: string[];
  /** The body contains it, and is not sent to another origin then. */
  hasSecretBody?: boolean;
};
