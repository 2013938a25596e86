import { looksLikeOpenApi, scoreLink } from '#src/features/research/company/link-score.ts';
import { counted, oneLine } from '#src/features/research/company/plain-text.ts';
import type { Lead, PageLink, Source } from '#src/features/research/company/source.ts';
import { addressIn } from '#src/features/research/company/web-address.ts';

const MAX_LENGTH = 200_000;
const MAX_LINKS = 200;
const MAX_LEADS = 5;

/** An llms.txt: a title, a summary and links in Markdown, written for language models. See https://llmstxt.org. */
export const readLlmsTxt: Source = ({ url, contentType, text }) => {
  const body = text.slice(0, MAX_LENGTH);
  const title = /^#\s+(.{1,200})$/m.exec(body)?.[1];
  if (/html/i.test(contentType) || title === undefined) return { summary: 'Not an llms.txt file' };
  const summary = /^>\s*(.{1,1000})$/m.exec(body)?.[1] ?? '';
  const leads: Lead[] = [];
  const links: PageLink[] = [];
  for (const [, words = '', target] of [...body.matchAll(/\[([^\][]{1,200})\]\(([^()\s]{1,500})\)/g)].slice(
    0,
    MAX_LINKS,
  )) {
    const address = addressIn(target, url);
    if (address === undefined) continue;
    if (looksLikeOpenApi(address)) leads.push({ url: address, kind: 'openapi', weight: 91 });
    const scored = scoreLink(words, address);
    if (scored !== undefined) links.push({ ...scored, url: address });
  }
  const pages = links
    .filter(({ role }) => role === 'documentation')
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_LEADS)
    .map(
      ({ url: address, score }): Lead => ({ url: address, kind: 'page', weight: Math.min(79, score + 10) }),
    );
  return {
    summary: `llms.txt: ${counted(links.length, 'useful link')}`,
    leads: [...leads.slice(0, MAX_LEADS), ...pages],
    site: {
      name: oneLine(title, 100),
      description: oneLine(summary, 600),
      links,
      apiFocus: /\bAPIs?\b/.test(body) ? 1 : 0,
    },
  };
};
