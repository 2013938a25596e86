import type { ReceivedPage } from '#src/features/research/company/documents/document.ts';
import { counted } from '#src/features/research/company/plain-text.ts';
import type {
  DocumentReading,
  DocumentSource,
  LeadKind,
  Page,
} from '#src/features/research/company/source.ts';
import { readApiCatalog } from '#src/features/research/company/sources/api-catalog.ts';
import { readApisJson } from '#src/features/research/company/sources/apis-json.ts';
import { readHtml } from '#src/features/research/company/sources/html.ts';
import { readLinks } from '#src/features/research/company/sources/link-header.ts';
import { readLlmsTxt } from '#src/features/research/company/sources/llms-txt.ts';
import { readOpenApi } from '#src/features/research/company/sources/openapi.ts';
import { readSitemap } from '#src/features/research/company/sources/sitemap.ts';

/** A page that is not HTML may turn out to be a description of an API, even if the link to it did not say so. */
const readAny: DocumentSource = (page) =>
  /html/i.test(page.contentType) ? readHtml(page) : readOpenApi(page);

const SOURCES: Record<LeadKind, DocumentSource> = {
  home: readAny,
  page: readAny,
  'api-catalog': readApiCatalog,
  'apis-json': readApisJson,
  openapi: readOpenApi,
  llms: readLlmsTxt,
  sitemap: readSitemap,
};

/** Reads a page as the kind of document that is expected there, and its Link header. */
export const readPage = (
  expected: LeadKind,
  { url, contentType, link, body }: ReceivedPage,
): DocumentReading => {
  const page: Page = { url: new URL(url), contentType, link, text: new TextDecoder().decode(body) };
  const reading = SOURCES[expected](page);
  const linked = readLinks(page);
  return {
    ...reading,
    summary:
      linked.length === 0
        ? reading.summary
        : `${reading.summary}; Link header: ${counted(linked.length, 'description')}`,
    leads: [...linked, ...(reading.leads ?? [])],
  };
};
