import type { CompanyResearchStep, Evidence } from '@gatehouse/contract/research.ts';
import { classifyAddress } from '@gatehouse/outbound/address.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { Outbound, OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { AppError } from '#src/errors.ts';
import { type CompanySite, isOnSite, isTypedHost } from '#src/features/research/company/company-site.ts';
import type { CrawlLimits } from '#src/features/research/company/crawl-limits.ts';
import { CRAWLER_NAME } from '#src/features/research/company/robots.ts';

/** What one research shares over all of its requests. */
export type Visits = {
  outbound: Outbound;
  site: CompanySite;
  limits: CrawlLimits;
  signal: AbortSignal;
  evidence: Evidence[];
  /** Addresses that were asked for and are not recorded yet. */
  trying: Set<string>;
  onStep: (step: CompanyResearchStep) => void;
  /** Requests that went out. */
  pages: number;
  /** Requests that were tried, those to hosts that do not exist too. */
  attempts: number;
  /** The typed host has answered from a public address: nothing of it may lead to a local one from then on. */
  isPublic: boolean;
};

export type VisitRules = {
  limits: CrawlLimits['page'];
  /** Why an address is not to be read, to be recorded; null where nothing speaks against it. */
  objection: (url: URL) => Promise<string | null>;
  /** Told of a host that gave no answer. */
  onSilence: (url: URL, error: OutboundError) => void;
};

/** An answer that is no redirect; null for a request that got none or was not made. */
export type Visited = { url: URL; response: OutboundResponse } | null;

/** Tries for each page that may be read: most hosts beside the typed one do not exist. */
const ATTEMPTS_PER_PAGE = 3;
/** Nothing reached the other side. */
const UNSENT = new Set(['dns', 'blocked', 'refused', 'unreachable']);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Lines of evidence: a page may name hundreds of addresses that are not to be read. */
const MAX_EVIDENCE = 100;

const tellStep = ({ pages, trying, onStep }: Visits, tried: Evidence | null): void =>
  onStep({ pages, trying: [...trying], tried });

/** Keeps a line of evidence, however many there are. */
export const keep = (visits: Visits, entry: Evidence): void => {
  visits.evidence.push(entry);
  tellStep(visits, entry);
};

/** What came of an address, if there is room for it. */
export const record = (visits: Visits, url: string, status: number | null, found: string): void => {
  visits.trying.delete(url);
  if (visits.evidence.length < MAX_EVIDENCE) keep(visits, { url, status, found });
  else tellStep(visits, null);
};

export const hasRoom = ({ pages, attempts, limits, signal }: Visits): boolean =>
  pages < limits.pages && attempts < limits.pages * ATTEMPTS_PER_PAGE && !signal.aborted;

/** Only the host that the person typed may be a local one; whatever a page names is a stranger's word. */
const profileFor = ({ site, isPublic }: Visits, url: URL): 'user' | 'auto' =>
  isTypedHost(site, url) && !isPublic ? 'user' : 'auto';

const send = async (visits: Visits, url: URL, limits: CrawlLimits['page']): Promise<OutboundResponse> => {
  visits.pages += 1;
  visits.attempts += 1;
  visits.trying.add(url.href);
  tellStep(visits, null);
  try {
    const response = await visits.outbound.request(profileFor(visits, url), {
      method: 'GET',
      url: url.href,
      headers: {
        'user-agent': `${CRAWLER_NAME}/1.0 (reads what a company says of its APIs)`,
        accept: 'application/json, application/yaml, text/html;q=0.9, */*;q=0.5',
      },
      // Each hop is looked at here, as every other address is.
      maxRedirects: 0,
      limits,
      signal: visits.signal,
    });
    if (isTypedHost(visits.site, url) && classifyAddress(response.remoteAddress).scope === 'public')
      visits.isPublic = true;
    return response;
  } catch (error) {
    if (error instanceof OutboundError && UNSENT.has(error.code)) visits.pages -= 1;
    throw error;
  }
};

/** The answer, or null after the failure was recorded. Throws where it is the product that is busy, and not the site. */
const ask = async (visits: Visits, url: URL, rules: VisitRules): Promise<OutboundResponse | null> => {
  try {
    return await send(visits, url, rules.limits);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.code === 'busy')
      throw new AppError('SERVICE_UNAVAILABLE', error.message, {
        retryAfterSeconds: error.retryAfterSeconds,
      });
    record(visits, url.href, null, visits.signal.aborted ? 'Ended: the time was up' : error.message);
    rules.onSilence(url, error);
    return null;
  }
};

const refusalOf = (visits: Visits, url: URL): string | null =>
  visits.outbound.checkUrl(profileFor(visits, url), url.href)?.message ?? null;

/** Asks for an address and follows its redirects within the site; each step is checked and recorded. */
export const visit = async (visits: Visits, start: URL, rules: VisitRules): Promise<Visited> => {
  let url = start;
  for (let hop = 0; hop <= visits.limits.redirects; hop += 1) {
    const objection = refusalOf(visits, url) ?? (await rules.objection(url));
    if (objection !== null) {
      record(visits, url.href, null, `Not read: ${objection}`);
      return null;
    }
    if (!hasRoom(visits)) return null;
    const response = await ask(visits, url, rules);
    if (response === null) return null;
    const target = REDIRECTS.has(response.status)
      ? URL.parse(response.headers.location ?? '', url.href)
      : null;
    if (target === null) return { url, response };
    const isFollowed = isOnSite(visits.site, target) || target.hostname === url.hostname;
    const words = isFollowed ? 'Leads to' : 'Not followed: leads to another site,';
    record(visits, url.href, response.status, `${words} ${target.href.slice(0, 500)}`);
    if (!isFollowed) return null;
    url = target;
  }
  record(visits, url.href, null, `Not read: more than ${visits.limits.redirects} redirects`);
  return null;
};
