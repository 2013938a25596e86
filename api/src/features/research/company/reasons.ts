import type { ResearchEvidence, ResearchProblem, ResearchReason } from '@gatehouse/contract/research.ts';
import { type CompanySite, isTypedHost } from '#src/features/research/company/company-site.ts';
import { counted } from '#src/features/research/company/plain-text.ts';
import type { Lead } from '#src/features/research/company/source.ts';

/** Why a response with this status is not read; null for a success. */
export const statusProblem = (status: number): ResearchProblem | null => {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404 || status === 410) return 'not_found';
  if (status === 429 || status === 503) return 'overloaded';
  return status >= 500 ? 'server_error' : 'rejected';
};

/** Types of which a page may be, with those of descriptions of an API. */
const TEXT = /html|xml|json|ya?ml|text|^$/i;

/** Why a document was of little use although it was received; null if nothing is known against it. */
export const readingProblem = (
  { kind }: Lead,
  contentType: string,
  isTruncated: boolean,
): ResearchProblem | null => {
  if ((kind === 'home' || kind === 'page') && !TEXT.test(contentType)) return 'not_html';
  return isTruncated ? 'too_large' : null;
};

type Words = { text: (host: string, pages: string) => string; next: string };

const LATER = 'Try again later.';
const BY_HAND =
  'Open the site in a browser; if it has an API, add it on Providers, or import its description.';

/** In the order in which they are told. */
const WORDS: Record<ResearchProblem, Words> = {
  not_resolved: {
    text: (host) => `The name ${host} is not known: it could not be resolved.`,
    next: 'Check the spelling and the ending, such as .com, and that this server can use DNS.',
  },
  refused: {
    text: (host) => `${host} refused the connection.`,
    next: 'Check the port, and that the site is running.',
  },
  no_secure_connection: {
    text: (host) => `No secure connection to ${host} could be made.`,
    next: 'Check its certificate in a browser, or that the port speaks https.',
  },
  blocked: {
    text: (_host, pages) => `At an address that this server may not read: ${pages}.`,
    next: 'Enter the host itself, or allow its network with EGRESS_ALLOW.',
  },
  timeout: { text: (_host, pages) => `${pages} did not respond in time.`, next: LATER },
  no_response: {
    text: (_host, pages) => `${pages} gave no valid response.`,
    next: 'Check that a web server runs on this host and port.',
  },
  robots: {
    text: (host, pages) => `The robots.txt of ${host} does not allow ${pages} to be read.`,
    next: BY_HAND,
  },
  unauthorized: {
    text: (_host, pages) => `${pages} can only be read after signing in (401 or 403).`,
    next: BY_HAND,
  },
  overloaded: { text: (_host, pages) => `${pages} asked for fewer requests (429 or 503).`, next: LATER },
  server_error: { text: (_host, pages) => `${pages} failed on the server of the site.`, next: LATER },
  redirected: {
    text: (_host, pages) => `Redirected to another site, which is not read: ${pages}.`,
    next: 'Research that site instead; “What was tried” names it.',
  },
  rejected: { text: (_host, pages) => `${pages} gave no usable response.`, next: BY_HAND },
  not_html: {
    text: (_host, pages) => `Neither HTML nor a description of an API: ${pages}.`,
    next: BY_HAND,
  },
  not_readable: { text: (_host, pages) => `${pages} could not be parsed.`, next: BY_HAND },
  too_large: {
    text: (_host, pages) => `Too large, so that only the beginning was read: ${pages}.`,
    next: 'Import the description of the API by its URL or as a file.',
  },
  stopped: {
    text: () => 'The research stopped at its limit before all pages were read.',
    next: 'Enter the host of the documentation, such as docs.example.com, to begin there.',
  },
  not_found: {
    text: (host) => `${host} has no page at any of the usual addresses.`,
    next: 'Enter the host of the documentation, such as docs.example.com.',
  },
  nothing_about_apis: {
    text: (host, pages) => `${pages} of ${host} could be read, but nothing on them is about an API.`,
    next: 'Enter the host of the documentation, such as docs.example.com, or search for the API by its name.',
  },
};

/** URLs of one reason that are named; the evidence lists all. */
const MAX_URLS = 3;

/** What is to be expected of hosts and paths that were only guessed. */
const EXPECTED = new Set<ResearchProblem>([
  'not_resolved',
  'refused',
  'no_secure_connection',
  'blocked',
  'timeout',
]);

const isReal = (site: CompanySite, { url, problem }: ResearchEvidence): boolean => {
  if (problem === null || problem === 'not_found') return false;
  return isTypedHost(site, new URL(url)) || !EXPECTED.has(problem);
};

const isRead = ({ status, problem, url }: ResearchEvidence): boolean =>
  status !== null && status < 300 && problem === null && !url.endsWith('/robots.txt');

const reason = (
  site: CompanySite,
  problem: ResearchProblem,
  lines: readonly ResearchEvidence[],
): ResearchReason => {
  const urls = [...new Set(lines.map(({ url }) => url))].sort();
  const [only] = urls;
  const pages = urls.length === 1 && only !== undefined ? only : counted(urls.length, 'page');
  const { text, next } = WORDS[problem];
  return { problem, text: text(site.host, pages), next, urls: urls.slice(0, MAX_URLS), count: urls.length };
};

/**
 * Why nothing was found, or what could not be read although something was: one reason for each kind of problem. Says
 * nothing of the paths and hosts that are tried on every site and that most lack, unless there was nothing else.
 * @param found how many APIs were found
 */
export const reasonsOf = (
  site: CompanySite,
  evidence: readonly ResearchEvidence[],
  found: number,
): ResearchReason[] => {
  const order = Object.keys(WORDS) as ResearchProblem[];
  const real = evidence.filter((line) => isReal(site, line));
  const reasons = order.flatMap((problem) => {
    const lines = real.filter((line) => line.problem === problem);
    return lines.length === 0 ? [] : [reason(site, problem, lines)];
  });
  if (found > 0) return reasons;
  const read = evidence.filter(isRead);
  if (read.length > 0) return [...reasons, reason(site, 'nothing_about_apis', read)];
  const missing = evidence.filter(({ problem }) => problem === 'not_found');
  return reasons.length === 0 && missing.length > 0 ? [reason(site, 'not_found', missing)] : reasons;
};
