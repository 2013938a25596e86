import { counted } from '#src/features/research/company/plain-words.ts';
import type { LeadKind, Page, Reading, Source } from '#src/features/research/company/source.ts';
import { readApiCatalog } from '#src/features/research/company/sources/api-catalog.ts';
import { readApisJson } from '#src/features/research/company/sources/apis-json.ts';
import { readHtml } from '#src/features/research/company/sources/html.ts';
import { readLinks } from '#src/features/research/company/sources/link-header.ts';
import { readLlmsTxt } from '#src/features/research/company/sources/llms-txt.ts';
import { readOpenApi } from '#src/features/research/company/sources/openapi.ts';
import { readSitemap } from '#src/features/research/company/sources/sitemap.ts';

/** A page that is no HTML may be what a link to it did not say: a description of an API. */
const readAny: Source = (page) => (/html/i.test(page.contentType) ? readHtml(page) : readOpenApi(page));

const SOURCES: Record<LeadKind, Source> = {
  home: readAny,
  page: readAny,
  'api-catalog': readApiCatalog,
  'apis-json': readApisJson,
  openapi: readOpenApi,
  llms: readLlmsTxt,
  sitemap: readSitemap,
};

/** Reads a page as what it is looked for as, and its Link headers. */
export const readPage = async (kind: LeadKind, page: Page): Promise<Reading> => {
  const reading = await SOURCES[kind](page);
  const linked = readLinks(page);
  return {
    ...reading,
    gave:
      linked.length === 0
        ? reading.gave
        : `${reading.gave}; Link header: ${counted(linked.length, 'description')}`,
    leads: [...linked, ...(reading.leads ?? [])],
  };
};
