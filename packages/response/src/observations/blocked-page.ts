import { errorInPage, pageWords } from '#src/body/markup.ts';
import { isWebPage } from '#src/body/read-response-body.ts';
import { repeatsStatus } from '#src/body/status-names.ts';
import type { ObservedResponse } from '#src/observations/observation.ts';

/** What servers in front of APIs call themselves in the Server header. */
const EDGES: readonly (readonly [RegExp, string])[] = [
  [/^cloudflare/i, 'Cloudflare'],
  [/^akamai/i, 'Akamai'],
  [/^cloudfront/i, 'CloudFront'],
  [/^sucuri/i, 'Sucuri'],
];

/** An API answers in its own format; a page with 403 is from a firewall or a filter that the call did not pass. */
export const explainBlockedPage = ({ response, body }: ObservedResponse): string | undefined => {
  if (response.status !== 403 || !isWebPage(body)) return undefined;
  if (repeatsStatus(pageWords(body) ?? '', 403) || errorInPage(body) !== undefined) return undefined;
  const server = response.headers.server ?? '';
  const edge = EDGES.find(([pattern]) => pattern.test(server))?.[1];
  return `A web page was returned, not a response of the API: a firewall or another filter in front of it${edge === undefined ? '' : ` (${edge})`} probably blocked the call, for its address or for what it contains.`;
};
