import { errorInPage, pageTitle, pageWords } from '#src/body/markup.ts';
import { isWebPage } from '#src/body/read-response-body.ts';
import { repeatsStatus } from '#src/body/status-names.ts';
import { quote } from '#src/observations/formatting.ts';
import type { ObservedResponse } from '#src/observations/observation.ts';

/** What servers in front of APIs call themselves in the Server header. */
const EDGES: readonly (readonly [RegExp, string])[] = [
  [/^cloudflare/i, 'Cloudflare'],
  [/^akamai/i, 'Akamai'],
  [/^cloudfront/i, 'CloudFront'],
  [/^sucuri/i, 'Sucuri'],
];

const MAX_WORDS = 250;

/** How firewalls call their page, whatever the status. */
const isOfFirewall = (body: ObservedResponse['body']): boolean =>
  /^(?:request (?:rejected|blocked|denied)|(?:access|request) (?:to this \w+ )?(?:has been |is )?(?:blocked|denied)|web page blocked|attention required)\b/i.test(
    pageTitle(body) ?? '',
  );

/** An API answers in its own format; a page with 403 is from a firewall or a filter that the call did not pass. */
export const explainBlockedPage = (observed: ObservedResponse): string | undefined => {
  const { response, body } = observed;
  if (!isWebPage(body) || (response.status !== 403 && !isOfFirewall(body))) return undefined;
  if (repeatsStatus(pageWords(body) ?? '', 403) || errorInPage(body) !== undefined) return undefined;
  const words = isOfFirewall(body) ? pageWords(body) : undefined;
  const server = response.headers.server ?? '';
  const edge = EDGES.find(([pattern]) => pattern.test(server))?.[1];
  return `A web page was returned, not a response of the API: a firewall or another filter in front of it${edge === undefined ? '' : ` (${edge})`} probably blocked the call, for its address or for what it contains.${words === undefined || words.length > MAX_WORDS ? '' : ` The page says: “${quote(observed, words, MAX_WORDS)}”`}`;
};
