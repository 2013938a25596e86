import type { DocumentReading, LeadKind } from '#src/features/research/company/source.ts';

/** A document from a stranger's site, as it was received. */
export type ReceivedPage = {
  url: string;
  contentType: string;
  /** The Link header. */
  link: string | undefined;
  body: Uint8Array;
};

/** What robots.txt says about one URL. */
export type RobotsVerdict = {
  isAllowed: boolean;
  /** Sitemaps that it lists. */
  sitemaps: string[];
};

/** What a worker is asked. It gets nothing else: no network, no environment, no file. */
export type DocumentTask =
  | { task: 'page'; expected: LeadKind; page: ReceivedPage }
  | { task: 'robots'; robotsUrl: string; body: Uint8Array; asked: string };

/** The facts that a worker finds. */
export type DocumentFacts = { page: DocumentReading; robots: RobotsVerdict };
