import { looksLikeOpenApi, scoreLink } from '#src/features/research/company/link-score.ts';
import { counted, firstParagraph, oneLine, phrases } from '#src/features/research/company/plain-text.ts';
import type { DocumentSource, Lead, PageLink } from '#src/features/research/company/source.ts';
import {
  apiFocusIn,
  endpointsIn,
  pricingIn,
  siteNameIn,
} from '#src/features/research/company/sources/html-facts.ts';
import { readTree } from '#src/features/research/company/sources/html-tree.ts';
import { addressIn } from '#src/features/research/company/web-address.ts';

const MAX_DOCUMENTATION_LEADS = 5;
/** Links that are passed on, best first. */
const MAX_LINKS = 100;

type Anchor = { words: string; url: string };

const leadsFrom = (anchors: readonly Anchor[], links: readonly PageLink[]): Lead[] => {
  const descriptions = anchors
    .filter(({ url }) => looksLikeOpenApi(url))
    .map(({ url }): Lead => ({ url, kind: 'openapi', weight: 89 }));
  const inRole = (role: PageLink['role'], max: number) =>
    links
      .filter((link) => link.role === role)
      .slice(0, max)
      .map(({ url, score }): Lead => ({ url, kind: 'page', weight: Math.min(78, score + 8) }));
  return [
    ...descriptions.slice(0, MAX_DOCUMENTATION_LEADS),
    ...inRole('documentation', MAX_DOCUMENTATION_LEADS),
    // The pricing page is read for its text; of the sign-up page only the URL is needed.
    ...inRole('pricing', 1).map((lead) => ({ ...lead, weight: 47 })),
  ];
};

const scored = (anchors: readonly Anchor[]): PageLink[] => {
  const links = anchors.flatMap(({ words, url }): PageLink[] => {
    const score = scoreLink(words, url);
    return score === undefined ? [] : [{ ...score, url }];
  });
  return links.sort((a, b) => b.score - a.score);
};

const describe = (links: readonly PageLink[], endpoints: number): string => {
  const count = (role: PageLink['role']) => links.filter((link) => link.role === role).length;
  const parts = [
    [count('documentation'), 'documentation link'],
    [count('registration'), 'sign-up link'],
    [count('pricing'), 'pricing link'],
    [endpoints, 'operation'],
  ] as const;
  const found = parts.filter(([number]) => number > 0).map(([number, noun]) => counted(number, noun));
  return found.length === 0 ? 'Page: no useful links or operations' : `Page: ${found.join(', ')}`;
};

/** An HTML page: what the company is called, where it documents its API, and which operations the page spells out. */
export const readHtml: DocumentSource = ({ url, text: html }) => {
  const { title, meta, base: ownBase, text, headings, ...tree } = readTree(html);
  const base = addressIn(ownBase, url) ?? url;
  const anchors = tree.anchors.flatMap(({ href, words }): Anchor[] => {
    const address = addressIn(href, base);
    return address === undefined ? [] : [{ url: address, words }];
  });
  const described = tree.descriptions
    .slice(0, MAX_DOCUMENTATION_LEADS)
    .flatMap((href) => addressIn(href, base) ?? [])
    .map((address): Lead => ({ url: address, kind: 'openapi', weight: 94 }));
  const links = scored(anchors);
  const endpoints = endpointsIn(text);
  const named = meta.get('og:site_name') || meta.get('application-name');
  return {
    summary: describe(links, endpoints.length),
    leads: [...described, ...leadsFrom(anchors, links)],
    site: {
      name: oneLine(named || siteNameIn(title, url.hostname), 100),
      description: firstParagraph(meta.get('description') || meta.get('og:description') || '', 600),
      links: links.slice(0, MAX_LINKS),
      pricing: pricingIn(text),
      topics: phrases(headings, 12, 80),
      endpoints,
      apiFocus: apiFocusIn(text, endpoints),
    },
  };
};
