import { looksLikeOpenApi, scoreLink } from '#src/features/research/company/link-score.ts';
import { counted } from '#src/features/research/company/plain-text.ts';
import type { DocumentSource, Lead, PageLink } from '#src/features/research/company/source.ts';
import { addressIn } from '#src/features/research/company/web-address.ts';

const MAX_ENTRIES = 2000;
const MAX_LEADS = 4;
/** A URL alone says less than a link with text. */
const SHARE = 0.9;

/** A sitemap (https://www.sitemaps.org/protocol.html). Sitemaps that it lists are not read: each would cost a page. */
export const readSitemap: DocumentSource = ({ url, text }) => {
  if (!/<urlset[\s>]/i.test(text)) return { summary: 'Not a list of pages' };
  const addresses = text
    .matchAll(/<loc>\s*([^<\s]{1,500})\s*<\/loc>/gi)
    .take(MAX_ENTRIES)
    .map(([, target = '']) => addressIn(target.replaceAll('&amp;', '&'), url))
    .filter((address) => address !== undefined)
    .toArray();
  const links = addresses.flatMap((address): PageLink[] => {
    const scored = scoreLink('', address);
    return scored === undefined ? [] : [{ role: scored.role, url: address, score: scored.score * SHARE }];
  });
  const ranked = links.sort((a, b) => b.score - a.score || a.url.length - b.url.length);
  const leads: Lead[] = [
    ...addresses
      .filter(looksLikeOpenApi)
      .map((address): Lead => ({ url: address, kind: 'openapi', weight: 90 })),
    ...ranked
      .filter(({ role }) => role === 'documentation')
      .map((link): Lead => ({ url: link.url, kind: 'page', weight: link.score })),
  ];
  return {
    summary: `Sitemap: ${counted(addresses.length, 'page')}, ${links.length} useful`,
    leads: leads.slice(0, MAX_LEADS),
    site: { links: ranked.slice(0, MAX_LEADS * 3) },
  };
};
