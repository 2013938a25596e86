import type { PageRole } from '#src/features/research/company/source.ts';

type Sign = { pattern: RegExp; score: number };

const DOCUMENTATION: readonly Sign[] = [
  { pattern: /\bapi[\s_/-]*(?:docs?|documentation|reference|guide|explorer)/, score: 60 },
  { pattern: /\b(?:docs?|reference|documentation)[\s_/-]*api\b/, score: 55 },
  { pattern: /\bdevelopers?\b/, score: 45 },
  { pattern: /\brest[\s_-]*api\b|\bgraphql\b|\bwebhooks?\b/, score: 40 },
  { pattern: /\bapis?\b/, score: 40 },
  { pattern: /\b(?:docs?|documentation|reference)\b/, score: 30 },
  { pattern: /\b(?:quick[\s_-]?start|integrations?|sdks?)\b/, score: 15 },
];

const REGISTRATION: readonly Sign[] = [
  {
    pattern: /\b(?:get|create|request|generate)[\s_-]*(?:an?[\s_-]*|your[\s_-]*)?api[\s_-]*keys?\b/,
    score: 70,
  },
  { pattern: /\bsign[\s_-]?up\b|\bregister\b|\bregistration\b/, score: 55 },
  { pattern: /\bcreate[\s_-]*(?:an?[\s_-]*|your[\s_-]*)?(?:free[\s_-]*)?account\b/, score: 55 },
  { pattern: /\b(?:start|try)(?:[\s_-]*it)?[\s_-]*(?:for[\s_-]*)?free\b/, score: 45 },
  { pattern: /\bget[\s_-]?started\b/, score: 30 },
];

const PRICING: readonly Sign[] = [
  { pattern: /\bpricing\b/, score: 60 },
  { pattern: /\bprices?\b|\bplans?\b/, score: 40 },
];

const SIGNS: Record<PageRole, readonly Sign[]> = {
  documentation: DOCUMENTATION,
  registration: REGISTRATION,
  pricing: PRICING,
};

/** Pages that mention an API only in passing. */
const OFF_TOPIC =
  /\b(?:blog|news|press|careers?|jobs?|privacy|terms|legal|cookies?|log[\s_-]?in|sign[\s_-]?in|status|events?|podcasts?|investors?|changelog)\b/;
const OFF_TOPIC_COST = 40;
/** The text of a link counts more than its URL. */
const WORDS_SHARE = 1;
const ADDRESS_SHARE = 0.8;
const LEAST_SCORE = 20;

const best = (signs: readonly Sign[], text: string): number =>
  Math.max(0, ...signs.map(({ pattern, score }) => (pattern.test(text) ? score : 0)));

const MAX_TEXT = 200;

/** What a link is for, judged by its text and its URL; undefined if it serves no purpose that is looked for. */
export const scoreLink = (words: string, url: string): { role: PageRole; score: number } | undefined => {
  const { hostname, pathname } = new URL(url);
  const text = words.slice(0, MAX_TEXT).toLowerCase();
  const address = `${hostname.split('.').slice(0, -2).join(' ')} ${pathname}`
    .slice(0, MAX_TEXT)
    .toLowerCase();
  const cost = OFF_TOPIC.test(text) || OFF_TOPIC.test(address) ? OFF_TOPIC_COST : 0;
  const roles = Object.entries(SIGNS) as [PageRole, readonly Sign[]][];
  const [first] = roles
    .map(([role, signs]) => {
      const byWords = best(signs, text) * WORDS_SHARE;
      const byAddress = best(signs, address) * ADDRESS_SHARE;
      const both = byWords > 0 && byAddress > 0 ? 10 : 0;
      return { role, score: Math.max(byWords, byAddress) + both - cost };
    })
    .sort((a, b) => b.score - a.score);
  return first !== undefined && first.score >= LEAST_SCORE ? first : undefined;
};

/** Whether a URL looks like that of an OpenAPI document. */
export const looksLikeOpenApi = (url: string): boolean => {
  const { pathname } = new URL(url);
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  return (
    (/openapi|swagger|api-docs/i.test(file) && /\.(?:json|ya?ml)$/i.test(file)) ||
    /\/v[23]\/api-docs$/.test(pathname)
  );
};
