import type { CompanyResearchStep, ResearchEvidence, ResearchProblem } from '@gatehouse/contract/research.ts';
import { classifyAddress } from '@gatehouse/outbound/address.ts';
import { OutboundError, type OutboundErrorCode } from '@gatehouse/outbound/errors.ts';
import type { Outbound, OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { AppError } from '#src/errors.ts';
import { type CompanySite, isOnSite, isTypedHost } from '#src/features/research/company/company-site.ts';
import type { CrawlLimits } from '#src/features/research/company/crawl-limits.ts';
import type { DocumentReader } from '#src/features/research/company/documents/document-reader.ts';
import { CRAWLER_NAME } from '#src/features/research/company/robots.ts';

/** What all requests of one research share. */
export type Visits = {
  outbound: Outbound;
  site: CompanySite;
  limits: CrawlLimits;
  signal: AbortSignal;
  documents: DocumentReader;
  evidence: ResearchEvidence[];
  /** URLs that were requested and are not recorded yet. */
  trying: Set<string>;
  onStep: (step: CompanyResearchStep) => void;
  /** Requests that were sent. */
  pages: number;
  /** Requests that were tried, including those to hosts that do not exist. */
  attempts: number;
  /** The typed host has responded from a public address: from then on, its name may not resolve to a local one. */
  isPublic: boolean;
};

export type VisitRules = {
  limits: CrawlLimits['page'];
  /** Settles when the response has been read, and its body needs no memory any more. Default: at once. */
  read?: Promise<unknown>;
  /** Why a URL may not be read, for the evidence; null if it may. */
  objection: (url: URL) => Promise<string | null>;
  /** Called if a host does not respond. */
  onNoResponse: (url: URL, error: OutboundError) => void;
};

/** A response that is not a redirect; null if there was none or no request was sent. */
export type VisitResult = { url: URL; response: OutboundResponse } | null;

/** Attempts for each page that may be read: most hosts other than the typed one do not exist. */
const ATTEMPTS_PER_PAGE = 3;
/** With these errors, nothing reached the host. */
const UNSENT = new Set(['dns', 'blocked', 'refused', 'unreachable']);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The evidence of what was not read to its end when the time was up. */
export const TIME_IS_UP = 'Stopped: time limit reached';

/** Lines of evidence: a page may link to hundreds of URLs that may not be read. */
const MAX_EVIDENCE = 100;

const reportStep = ({ pages, trying, onStep }: Visits, tried: ResearchEvidence | null): void =>
  onStep({ pages, trying: [...trying], tried });

/** Adds a line of evidence, however many there are. */
export const addEvidence = (visits: Visits, entry: ResearchEvidence): void => {
  visits.evidence.push(entry);
  reportStep(visits, entry);
};

/** Adds the outcome of a URL to the evidence, if there is room. */
export const record = (
  visits: Visits,
  {
    url,
    status = null,
    found,
    problem = null,
  }: Partial<ResearchEvidence> & Pick<ResearchEvidence, 'url' | 'found'>,
): void => {
  visits.trying.delete(url);
  if (visits.evidence.length < MAX_EVIDENCE) addEvidence(visits, { url, status, found, problem });
  else reportStep(visits, null);
};

const PROBLEMS: Partial<Record<OutboundErrorCode, ResearchProblem>> = {
  dns: 'not_resolved',
  refused: 'refused',
  tls: 'no_secure_connection',
  timeout: 'timeout',
  blocked: 'blocked',
  too_large: 'too_large',
  headers_too_large: 'too_large',
  closed: 'stopped',
  aborted: 'stopped',
};

export const hasRoom = ({ pages, attempts, limits, signal }: Visits): boolean =>
  pages < limits.pages && attempts < limits.pages * ATTEMPTS_PER_PAGE && !signal.aborted;

/** Only the host that the user typed may be a local one; whatever a page names is untrusted. */
const profileFor = ({ site, isPublic }: Visits, url: URL): 'user' | 'auto' =>
  isTypedHost(site, url) && !isPublic ? 'user' : 'auto';

const send = async (visits: Visits, url: URL, { limits, read }: VisitRules): Promise<OutboundResponse> => {
  visits.pages += 1;
  visits.attempts += 1;
  visits.trying.add(url.href);
  reportStep(visits, null);
  try {
    const response = await visits.outbound.request(profileFor(visits, url), {
      method: 'GET',
      url: url.href,
      headers: {
        'user-agent': `${CRAWLER_NAME}/1.0 (reads what a company publishes about its APIs)`,
        accept: 'application/json, application/yaml, text/html;q=0.9, */*;q=0.5',
      },
      // Each redirect is checked here, like every other URL.
      maxRedirects: 0,
      limits,
      // However the domain was entered: a crawl must not take the connections for calls that a person waits for.
      traffic: 'background',
      heldUntil: read,
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

/** The response, or null once the failure is recorded. Throws if Gatehouse is busy, not the site. */
const tryRequest = async (visits: Visits, url: URL, rules: VisitRules): Promise<OutboundResponse | null> => {
  try {
    return await send(visits, url, rules);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.code === 'busy')
      throw new AppError('SERVICE_UNAVAILABLE', error.message, {
        retryAfterSeconds: error.retryAfterSeconds,
      });
    const isOver = visits.signal.aborted;
    record(visits, {
      url: url.href,
      found: isOver ? TIME_IS_UP : error.message,
      problem: isOver ? 'stopped' : (PROBLEMS[error.code] ?? 'no_response'),
    });
    rules.onNoResponse(url, error);
    return null;
  }
};

const blockedReason = (visits: Visits, url: URL): string | null =>
  visits.outbound.checkUrl(profileFor(visits, url), url.href)?.message ?? null;

/** Requests a URL and follows its redirects within the site; each step is checked and recorded. */
export const visit = async (visits: Visits, start: URL, rules: VisitRules): Promise<VisitResult> => {
  let url = start;
  for (let hop = 0; hop <= visits.limits.redirects; hop += 1) {
    const blocked = blockedReason(visits, url);
    const objection = blocked ?? (await rules.objection(url));
    if (objection !== null) {
      const problem = blocked === null ? 'robots' : 'blocked';
      record(visits, { url: url.href, found: `Not read: ${objection}`, problem });
      return null;
    }
    if (!hasRoom(visits)) return null;
    const response = await tryRequest(visits, url, rules);
    if (response === null) return null;
    const target = REDIRECTS.has(response.status)
      ? URL.parse(response.headers.location ?? '', url.href)
      : null;
    if (target === null) return { url, response };
    const isFollowed = isOnSite(visits.site, target) || target.hostname === url.hostname;
    const words = isFollowed ? 'Redirects to' : 'Not followed: redirects to another site,';
    record(visits, {
      url: url.href,
      status: response.status,
      found: `${words} ${target.href.slice(0, 500)}`,
      problem: isFollowed ? null : 'redirected',
    });
    if (!isFollowed) return null;
    url = target;
  }
  const found = `Not read: more than ${visits.limits.redirects} redirects`;
  record(visits, { url: url.href, found, problem: 'redirected' });
  return null;
};
