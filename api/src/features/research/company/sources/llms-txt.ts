import { looksLikeOpenApi, scoreLink } from '#src/features/research/company/link-score.ts';
import { counted, oneLine } from '#src/features/research/company/plain-text.ts';
import type { DocumentSource, Lead, PageLink } from '#src/features/research/company/source.ts';
import { addressIn } from '#src/features/research/company/web-address.ts';

const MAX_LENGTH = 200_000;
const MAX_LINKS = 200;
const MAX_LEADS = 5;
const MAX_TITLE = 200;
const MAX_SUMMARY = 1000;
const MAX_WORDS = 200;
const MAX_TARGET = 500;

/** What follows the mark on the first line that starts with it. A pattern over the whole text took seconds on a hostile one. */
const lineAfter = (mark: RegExp, lines: readonly string[]): string | undefined =>
  lines
    .find((line) => mark.test(line))
    ?.slice(1)
    .trim();

/** The Markdown links, `[words](target)`. Each is found by its middle, so no character is read more than a few times. */
function* linksIn(text: string): Generator<{ words: string; target: string }> {
  for (let middle = text.indexOf(']('); middle !== -1; middle = text.indexOf('](', middle + 2)) {
    const before = text.slice(Math.max(0, middle - MAX_WORDS - 1), middle);
    const start = before.lastIndexOf('[');
    const words = before.slice(start + 1);
    const [target] = /^[^()\s]+(?=\))/.exec(text.slice(middle + 2, middle + 3 + MAX_TARGET)) ?? [];
    const isLink = start !== -1 && words !== '' && !words.includes(']');
    if (isLink && target !== undefined) yield { words, target };
  }
}

/** An llms.txt: a title, a summary and links in Markdown, written for language models. See https://llmstxt.org. */
export const readLlmsTxt: DocumentSource = ({ url, contentType, text }) => {
  const body = text.slice(0, MAX_LENGTH);
  const lines = body.split(/\r?\n/);
  const title = lineAfter(/^#\s/, lines)?.slice(0, MAX_TITLE);
  if (/html/i.test(contentType) || !title) return { summary: 'Not an llms.txt file' };
  const summary = lineAfter(/^>/, lines)?.slice(0, MAX_SUMMARY) ?? '';
  const leads: Lead[] = [];
  const links: PageLink[] = [];
  let count = 0;
  for (const { words, target } of linksIn(body)) {
    count += 1;
    if (count > MAX_LINKS) break;
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
