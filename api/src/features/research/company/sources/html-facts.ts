import { ENDPOINT_METHODS } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { ApiOperation } from '@gatehouse/contract/research.ts';
import { oneLine } from '#src/features/research/company/plain-text.ts';

const MAX_ENDPOINTS = 20;

const OPERATION = new RegExp(
  String.raw`\b(${ENDPOINT_METHODS.join('|')})\s{1,4}(?:https?://[\w.-]{1,100})?(/[\w{}.:~/-]{1,120})`,
  'g',
);

/** The operations that are spelled out on a page: `GET /v1/things`. */
export const endpointsIn = (text: string): ApiOperation[] => {
  const found = new Map<string, ApiOperation>();
  for (const [, method = '', path = ''] of text.matchAll(OPERATION)) {
    const clean = path.replace(/(?<![.:])[.:]+$/, '');
    found.set(`${method} ${clean}`, { method: method as ApiOperation['method'], path: clean, summary: '' });
    if (found.size === MAX_ENDPOINTS) break;
  }
  return [...found.values()];
};

/** Parts of a title that name the page, not the company. */
const PAGE_WORDS =
  /^(?:home(?: ?page)?|welcome.*|start|index|overview|(?:the )?(?:api )?(?:docs?|documentation|reference)|developers?(?: (?:portal|hub|docs))?|apis?)$/i;

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The company in a page's title: the part that matches the host name, or else the shortest, as slogans are longer. */
export const siteNameIn = (title: string, hostname: string): string => {
  const parts = title
    .split(/\s[|·–—:-]\s|:\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !PAGE_WORDS.test(part));
  const labels = hostname.split('.').map(letters);
  const named = parts.find((part) => labels.includes(letters(part)));
  return named ?? parts.toSorted((a, b) => a.length - b.length)[0] ?? '';
};

/** How much a page is about an API: 0 not at all, 1 mentioned in passing, 2 documents one. */
export const apiFocusIn = (text: string, endpoints: readonly ApiOperation[]): 0 | 1 | 2 => {
  const mentions = [...text.matchAll(/\bAPIs?\b/g)].length;
  const terms = [
    /\bAPI keys?\b/i,
    /\bendpoints?\b/i,
    /\bREST\b/,
    /\bBearer\b/,
    /\bOAuth\b/,
    /\bAuthorization\b/,
  ];
  const technical = terms.filter((term) => term.test(text)).length;
  if (endpoints.length > 0 && mentions > 0) return 2;
  if (mentions >= 2 && technical >= 1) return 2;
  return mentions > 0 ? 1 : 0;
};

const PRICE =
  /\b(?:free (?:tier|plan|trial|forever)|pay[ -]as[ -]you[ -]go|per (?:month|request|call|user|seat|1,?000)\b|[$€£]\s?\d)/i;
const AROUND = 90;

/** What a page says about the price, in its own words: the text around the first price. */
export const pricingIn = (text: string): string | undefined => {
  const match = PRICE.exec(text);
  if (match === null) return undefined;
  const before = text.slice(Math.max(0, match.index - AROUND), match.index);
  // From the start of the sentence, or else from the start of a word.
  const start = Math.max(before.lastIndexOf('. ') + 2, before.length < AROUND ? 0 : before.indexOf(' ') + 1);
  const sentence = before.slice(start) + text.slice(match.index, match.index + AROUND);
  return oneLine(/^.{20,}?[.!](?=\s)/.exec(sentence)?.[0] ?? sentence, 180);
};
