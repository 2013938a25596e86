import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { readSpaced } from '#src/translation/spaced-languages.ts';
import type { NameAt, Translation } from '#src/translation/translation.ts';
import { readUnspaced } from '#src/translation/unspaced-languages.ts';

/**
 * The one place where a query's language is decided: everything after it compares English words only. Of a text in another language
 * only the phrases of its table and names are read, so that no `el` or `une` is taken for a word of an API.
 * @param nameAt where vendors' names are, which stay as they are
 */
export const translated = (knowledge: Knowledge, query: string, nameAt: NameAt = () => 0): Translation =>
  readUnspaced(knowledge, query) ??
  readSpaced(knowledge, query, nameAt) ?? { language: null, text: query, share: 1, telling: [] };

/** A question about a query in another language says that English works best. */
export const askedInEnglish = (question: string, language: string | null): string =>
  language === null ? question : `This text seems to be in ${language}. English works best. ${question}`;
