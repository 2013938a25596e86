import type { CompanyResearchStep, ResearchEvidence } from '@gatehouse/contract/research.ts';
import type { Outbound } from '@gatehouse/outbound/outbound.ts';
import {
  type CompanySite,
  developerHosts,
  isOnSite,
  isTypedHost,
  originsOf,
} from '#src/features/research/company/company-site.ts';
import { CRAWL_LIMITS, type CrawlLimits } from '#src/features/research/company/crawl-limits.ts';
import { createDocumentReader } from '#src/features/research/company/documents/document-reader.ts';
import { createHosts, type Hosts } from '#src/features/research/company/hosts.ts';
import { createLeadQueue, type LeadQueue } from '#src/features/research/company/lead-queue.ts';
import { openApiGuesses } from '#src/features/research/company/openapi-guesses.ts';
import { counted } from '#src/features/research/company/plain-text.ts';
import { readingProblem, statusProblem } from '#src/features/research/company/reasons.ts';
import type { DocumentReading, Lead } from '#src/features/research/company/source.ts';
import {
  addEvidence,
  hasRoom,
  record,
  TIME_IS_UP,
  type VisitResult,
  type Visits,
  visit,
} from '#src/features/research/company/visit.ts';

export type CrawlResult = {
  readings: { lead: Lead; reading: DocumentReading }[];
  evidence: ResearchEvidence[];
  /** Requests that were sent. */
  pages: number;
};

type Crawl = {
  visits: Visits;
  hosts: Hosts;
  queue: LeadQueue;
  readings: CrawlResult['readings'];
  /** Documents that are being read now. */
  reading: number;
};

/** A description that a document links to may be on any public host; a page only counts on the company's own site. */
const isWorthReading = (site: CompanySite, lead: Lead): boolean =>
  lead.kind === 'openapi' || lead.kind === 'api-catalog' || isOnSite(site, new URL(lead.url));

/**
 * The origin on which the site responds: the first that sends any response for robots.txt. If nothing listens on
 * https, http is tried; a host that does not exist or does not respond is not tried twice.
 */
const findOrigin = async ({ visits, hosts }: Crawl): Promise<string | undefined> => {
  for (const origin of originsOf(visits.site)) {
    const url = new URL(origin);
    await hosts.robotsOf(url);
    const { lastError } = hosts.of(url);
    if (lastError === undefined) return origin;
    if (['dns', 'timeout', 'blocked', 'aborted', 'closed'].includes(lastError.code)) return undefined;
  }
  return undefined;
};

const firstLeads = async ({ visits, hosts }: Crawl, origin: string): Promise<Lead[]> => {
  const { sitemaps } = await hosts.robotsOf(new URL(origin));
  const sitemap = sitemaps.find((url) => URL.canParse(url) && isOnSite(visits.site, new URL(url)));
  const scheme = new URL(origin).protocol;
  return [
    { url: `${origin}/`, kind: 'home', weight: 100 },
    { url: `${origin}/.well-known/api-catalog`, kind: 'api-catalog', weight: 95 },
    { url: `${origin}/apis.json`, kind: 'apis-json', weight: 90 },
    { url: `${origin}/llms.txt`, kind: 'llms', weight: 76 },
    { url: sitemap ?? `${origin}/sitemap.xml`, kind: 'sitemap', weight: 52 },
    ...openApiGuesses(origin, true),
    ...developerHosts(visits.site).map(
      (host, at): Lead => ({ url: `${scheme}//${host}/`, kind: 'home', weight: 72 - at }),
    ),
  ];
};

const MAX_WORDS = 300;

type Page = NonNullable<VisitResult>;

const contentTypeOf = ({ headers }: Page['response']): string => headers['content-type'] ?? '';

/** Reads the document of a response; undefined, with its reason recorded, if there is none that can be read. */
const readDocument = async (
  crawl: Crawl,
  { kind }: Lead,
  { url, response }: Page,
): Promise<DocumentReading | undefined> => {
  const { visits } = crawl;
  const { status } = response;
  if (status < 200 || status > 299) {
    const found = status === 404 ? 'Not found' : 'No usable response';
    record(visits, { url: url.href, status, found, problem: statusProblem(status) });
    return undefined;
  }
  crawl.reading += 1;
  const page = {
    url: url.href,
    contentType: contentTypeOf(response),
    link: response.headers.link,
    body: response.body,
  };
  const outcome = await visits.documents.page(kind, page).finally(() => {
    crawl.reading -= 1;
  });
  if (outcome.ok) return outcome.facts;
  record(visits, { url: url.href, status, found: `Not read: ${outcome.why}`, problem: 'not_readable' });
  return undefined;
};

const follow = async (crawl: Crawl, lead: Lead, read: Promise<unknown>): Promise<void> => {
  const { visits, hosts, queue, readings } = crawl;
  const limits = lead.kind === 'openapi' ? visits.limits.description : visits.limits.page;
  const visited = await visit(visits, new URL(lead.url), {
    limits,
    read,
    objection: hosts.objection,
    onNoResponse: hosts.failed,
  });
  if (visited === null) return;
  const { url, response } = visited;
  queue.markRead(url.href);
  hosts.responded(url, response.status);
  const reading = await readDocument(crawl, lead, visited);
  if (reading === undefined) return;
  const cut = response.truncated ? ' (too long; only the beginning was read)' : '';
  record(visits, {
    url: url.href,
    status: response.status,
    found: `${reading.summary}${cut}`.slice(0, MAX_WORDS),
    problem: readingProblem(lead, contentTypeOf(response), response.truncated),
  });
  readings.push({ lead, reading });
  if (lead.kind === 'openapi' && reading.apis !== undefined) hosts.of(url).hasDescription = true;
  const leads = (reading.leads ?? []).filter((found) => isWorthReading(visits.site, found));
  const isOtherHome = lead.kind === 'home' && !isTypedHost(visits.site, url);
  queue.add([...leads, ...(isOtherHome ? openApiGuesses(url.origin, false) : [])]);
};

/**
 * Follows the leads, highest weight first and several at a time, until none is left or a limit is reached. While a
 * document is read, no request is started: it may lead to better pages, or make a guess unnecessary. Returns whether
 * leads are left.
 */
const followAll = async (crawl: Crawl): Promise<boolean> => {
  const { visits, hosts, queue } = crawl;
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const isSkipped = ({ url, isGuess }: Lead) => {
    const address = new URL(url);
    return hosts.isGivenUp(address) || (isGuess === true && hosts.of(address).hasDescription);
  };
  for (;;) {
    const { parallel } = visits.limits;
    while (running.size < parallel && crawl.reading === 0 && hasRoom(visits) && failures.length === 0) {
      const lead = queue.next(isSkipped);
      if (lead === undefined) break;
      const { promise: read, resolve: hasRead } = Promise.withResolvers<void>();
      const work: Promise<void> = follow(crawl, lead, read)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => {
          hasRead();
          running.delete(work);
        });
      running.add(work);
    }
    if (running.size === 0) break;
    await Promise.race(running);
  }
  if (failures.length > 0) throw failures[0];
  return queue.next(isSkipped) !== undefined;
};

/**
 * Reads what a company publishes about its APIs on its own site. Stays within `limits`, stops when `signal` aborts, and
 * returns what it has found by then. Throws SERVICE_UNAVAILABLE if too many outgoing calls are already running.
 */
export const crawlCompany = async (
  outbound: Outbound,
  site: CompanySite,
  signal: AbortSignal,
  onStep: (step: CompanyResearchStep) => void = () => {},
  limits: CrawlLimits = CRAWL_LIMITS,
): Promise<CrawlResult> => {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(limits.ms)]);
  const visits: Visits = {
    outbound,
    site,
    limits,
    signal: ending,
    documents: createDocumentReader(ending, limits.reading),
    evidence: [],
    trying: new Set(),
    onStep,
    pages: 0,
    attempts: 0,
    isPublic: false,
  };
  const crawl: Crawl = {
    visits,
    hosts: createHosts(visits),
    queue: createLeadQueue(),
    readings: [],
    reading: 0,
  };
  const origin = await findOrigin(crawl);
  if (origin !== undefined) {
    crawl.queue.add(await firstLeads(crawl, origin));
    const hasMore = await followAll(crawl);
    const stopped = (found: string) =>
      addEvidence(visits, { url: `${origin}/`, status: null, found, problem: 'stopped' });
    if (visits.pages >= limits.pages) stopped(`Stopped: limit of ${counted(limits.pages, 'page')} reached`);
    else if (hasMore && ending.aborted && visits.evidence.every(({ found }) => found !== TIME_IS_UP))
      stopped(TIME_IS_UP);
  }
  return { readings: crawl.readings, evidence: visits.evidence, pages: visits.pages };
};
