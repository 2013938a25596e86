import { errorInPage, pageTitle, pageWords } from '#src/body/markup.ts';
import { isWebPage, type ResponseBody } from '#src/body/read-response-body.ts';
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
const OF_FIREWALL =
  /^(?:(?:request|web page|access) (?:rejected|blocked)|access to this (?:page|site) has been (?:blocked|denied))[!.]?$|^attention required! \| cloudflare$/i;

/** Whether a page is that of a firewall, by its title. */
export const isFirewallPage = (body: ResponseBody): boolean =>
  isWebPage(body) && OF_FIREWALL.test(pageTitle(body) ?? '');

/** What the page of a firewall says: who runs it asks for the number in it. */
const saidByFirewall = (observed: ObservedResponse): string => {
  const words = isFirewallPage(observed.body) ? (pageWords(observed.body) ?? '') : '';
  return words === '' || words.length > MAX_WORDS
    ? ''
    : ` The page says: “${quote(observed, words, MAX_WORDS)}”`;
};

/** That a firewall responded with a success, which nobody would look for there. */
export const noteFirewall = (observed: ObservedResponse): string | undefined =>
  isFirewallPage(observed.body)
    ? `A firewall or another filter responded, not the API.${saidByFirewall(observed)}`
    : undefined;

/** An API answers in its own format; a page with 403 is from a firewall or a filter that the call did not pass. */
export const explainBlockedPage = (observed: ObservedResponse): string | undefined => {
  const { response, body } = observed;
  const { status } = response;
  if (!isWebPage(body) || (status !== 403 && !isFirewallPage(body))) return undefined;
  if (repeatsStatus(pageWords(body) ?? '', 403) || errorInPage(body) !== undefined) return undefined;
  const server = response.headers.server ?? '';
  const edge = EDGES.find(([pattern]) => pattern.test(server))?.[1];
  return `A web page was returned, not a response of the API: a firewall or another filter in front of it${edge === undefined ? '' : ` (${edge})`} probably blocked the call, for its address or for what it contains.${status < 300 ? '' : saidByFirewall(observed)}`;
};
