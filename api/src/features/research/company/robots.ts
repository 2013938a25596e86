import type { DocumentReader } from '#src/features/research/company/documents/document-reader.ts';

/** The name by which robots.txt can address this crawler. */
export const CRAWLER_NAME = 'Gatehouse';

export type Robots = {
  isAllowed: (url: string) => Promise<boolean>;
  /** Sitemaps that it lists. */
  sitemaps: string[];
  /** False if it is not known what the host allows; then nothing on it is read. */
  isReadable: boolean;
  /** For the evidence. */
  summary: string;
};

const rule = (isAllowed: boolean, summary: string): Robots => ({
  isAllowed: async () => isAllowed,
  sitemaps: [],
  isReadable: isAllowed,
  summary,
});

const rulesIn = async (url: string, body: Uint8Array, documents: DocumentReader): Promise<Robots> => {
  const first = await documents.robots(url, body, url);
  // What it forbids is then unknown.
  if (!first.ok) return rule(false, `Not read: ${first.why}, so nothing on this host is read`);
  return {
    isAllowed: async (address) => {
      const read = await documents.robots(url, body, address);
      return read.ok && read.facts.isAllowed;
    },
    sitemaps: first.facts.sitemaps,
    isReadable: true,
    summary: 'Rules for crawlers, which Gatehouse follows',
  };
};

/**
 * What a host allows, by the response to the request for its robots.txt: RFC 9309 section 2.3.1. Without such a file
 * everything is allowed; if the host fails, does not respond or asks for fewer requests, nothing is.
 * @param status null if there was no response
 */
export const robotsFrom = async (
  url: string,
  status: number | null,
  body: Uint8Array,
  documents: DocumentReader,
): Promise<Robots> => {
  if (status === null) return rule(false, 'No response, so nothing on this host is read');
  if (status === 429 || status >= 500)
    return rule(false, 'robots.txt is not available now, so nothing on this host is read');
  if (status >= 200 && status < 300) return rulesIn(url, body, documents);
  return rule(true, 'No rules for crawlers');
};
