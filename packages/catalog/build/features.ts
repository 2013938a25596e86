import type { OperationFacts } from './directory-api.ts';
import { identifierWords, plainText, shortened } from './plain-text.ts';

const MAX_FEATURES = 12;
const MAX_FEATURE = 60;

/** Tags that say nothing about what an API does. */
const EMPTY =
  /^(?:default|apis?|general|other|misc|public|v\d.*|operations?|.*deprecated.*|root|index|test)$/i;

const tidy = (text: string): string => {
  const words = plainText(text);
  const plain = /[\s-]/.test(words) && !words.includes('_') ? words : identifierWords(words);
  const short = shortened(plain, MAX_FEATURE);
  return short.charAt(0).toUpperCase() + short.slice(1);
};

/** What an API can do, a few words each: its tags and, if it has fewer than three, its operations too. */
export const featuresOf = (tags: readonly string[], operations: readonly OperationFacts[]): string[] => {
  const useful = tags.map(tidy).filter((tag) => tag.length > 2 && !EMPTY.test(tag));
  const summaries = operations.map(({ summary }) => shortened(summary.replace(/\.$/, ''), MAX_FEATURE));
  const all = useful.length >= 3 ? useful : [...useful, ...summaries.filter((summary) => summary !== '')];
  const seen = new Set<string>();
  return all
    .filter((feature) => {
      const key = feature.toLowerCase();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_FEATURES);
};
