import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { ResponseBody } from '#src/response-body/read-response-body.ts';

/** An answer, and what is known of the call that it came to. */
export type Observed = {
  response: OutboundResponse;
  body: ResponseBody;
  method: string;
  /** Where the call went first. */
  url: URL;
  /** The host the key was kept from; undefined where it went along. */
  withheldHost: string | undefined;
  /** The word before the key in the Authorization header, lower case; undefined where the key travels otherwise. */
  scheme: 'bearer' | 'basic' | undefined;
  /** The provider refuses the key by one of its error codes. */
  isRefusedByCode: boolean;
  /** Milliseconds since the epoch. */
  now: number;
};

/** One thing to say about an answer, in a line of its own; undefined where there is nothing to say. */
export type Explainer = (observed: Observed) => string | undefined;

/** False where the key was kept back, or was left behind by a redirect to another origin. */
export const hasKeyArrived = ({ withheldHost, response, url }: Observed): boolean =>
  withheldHost === undefined && response.redirects.every((hop) => new URL(hop.url).origin === url.origin);
