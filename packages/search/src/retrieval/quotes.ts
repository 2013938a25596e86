import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { isStopWord } from '@gatehouse/knowledge/text/stop-words.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import type { Match } from '#src/retrieval/candidate.ts';
import type { WordMatch } from '#src/retrieval/word-match.ts';

/** The feature of a directory entry that has the words of a need, else null. */
export const featureWith = ({ features }: CatalogApi, need: string): string | null => {
  const stems = wordsOf(need).map(stemOf);
  const hasAll = (feature: string) => {
    const words = new Set(wordsOf(feature).map(stemOf));
    return stems.every((stem) => words.has(stem));
  };
  return features.find(hasAll) ?? null;
};

/** Where nothing of the text is said by the entry itself, but by those who ask for it. */
const NEAR: Match = { need: '', strength: 0, claim: 0, by: null };

/** The words of the text that an entry says too, with the feature that has them: the ground of what no need found. */
export const quotesOf = (api: CatalogApi, { words }: Pick<WordMatch, 'words'>): Match[] => {
  const said = new Set(wordsOf([api.name, ...api.features, api.description].join(' ')).map(stemOf));
  const found = words.filter((word) => said.has(stemOf(word)) && !isStopWord(stemOf(word)));
  const quotes = new Set(found.map((word) => featureWith(api, word) ?? word));
  return quotes.size === 0 ? [NEAR] : [...quotes].map((by) => ({ need: by, strength: 0, claim: 0, by }));
};
