import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';

/** What says where a call has taken its key. */
export type KeyRoute = {
  response: Pick<OutboundResponse, 'redirects'>;
  /** The URL of the call, before any redirect. */
  url: URL;
  withheldHost: string | undefined;
};

/** False if the key was not sent, or was dropped at a redirect to another origin. */
export const hasKeyArrived = ({ withheldHost, response, url }: KeyRoute): boolean =>
  withheldHost === undefined && response.redirects.every((hop) => new URL(hop.url).origin === url.origin);
