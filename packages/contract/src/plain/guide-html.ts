import { isHttpUrl, MAX_URL_LENGTH } from './http-url.ts';

/** The elements that a guide's HTML may contain. The only attribute is the `href` of a link. */
export const GUIDE_ELEMENTS = [
  'p',
  'br',
  'strong',
  'em',
  'code',
  'pre',
  'ul',
  'ol',
  'li',
  'a',
  'h3',
  'h4',
] as const;
export type GuideElement = (typeof GUIDE_ELEMENTS)[number];

export const isGuideElement = (name: string): name is GuideElement =>
  (GUIDE_ELEMENTS as readonly string[]).includes(name);

/** Whether a link in a guide may have this address. */
export const isGuideLink = (href: string): boolean => href.length <= MAX_URL_LENGTH && isHttpUrl(href);

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;

/** Escapes text for HTML, for an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES]);

const unescapeHtml = (html: string): string =>
  Object.entries(ENTITIES).reduceRight((text, [sign, entity]) => text.replaceAll(entity, sign), html);

const INLINE: readonly GuideElement[] = ['br', 'strong', 'em', 'code', 'a'];

/** The rules of HTML itself: a browser would move a misplaced element. */
const mayContain = (parent: GuideElement | undefined, child: GuideElement): boolean => {
  if (parent === 'ul' || parent === 'ol') return child === 'li';
  if (parent === undefined || parent === 'li') return child !== 'li';
  return INLINE.includes(child) && !(parent === 'a' && child === 'a');
};

const LOOSE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|#39);)/;
const TAG = /^<(?<slash>\/?)(?<name>[a-z][a-z0-9]*)(?: href="(?<href>[^"<>]*)")?>$/;

const isAttributeValid = (name: GuideElement, href: string | undefined): boolean =>
  name === 'a'
    ? href !== undefined && !LOOSE_AMPERSAND.test(href) && isGuideLink(unescapeHtml(href))
    : href === undefined;

/**
 * True for well-formed HTML that contains only the elements in `GUIDE_ELEMENTS`, each closed and in a valid place, no
 * comment, no attribute except an http(s) `href` in double quotes, and no entity except those that `escapeHtml` writes.
 */
export const isGuideHtml = (html: string): boolean => {
  const open: GuideElement[] = [];
  for (const [token] of html.matchAll(/<[^<>]*>?|[^<]+/g)) {
    if (!token.startsWith('<')) {
      if (LOOSE_AMPERSAND.test(token) || token.includes('>')) return false;
      continue;
    }
    const { slash, name = '', href } = TAG.exec(token)?.groups ?? {};
    if (!isGuideElement(name)) return false;
    if (slash === '/') {
      if (href !== undefined || open.pop() !== name) return false;
      continue;
    }
    if (!mayContain(open.at(-1), name) || !isAttributeValid(name, href)) return false;
    if (name !== 'br') open.push(name);
  }
  return open.length === 0;
};
