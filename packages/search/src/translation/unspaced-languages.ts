import { namesBeginning, longestAt as phraseAt } from '@gatehouse/knowledge/concepts/phrases.ts';
import { unspacedPhrases } from '@gatehouse/knowledge/languages.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { perKnowledge } from '@gatehouse/knowledge/per-knowledge.ts';
import { memoize } from '@gatehouse/knowledge/text/memoize.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { englishOf, type Part, partOf } from '#src/translation/english-text.ts';
import type { Translation } from '#src/translation/translation.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const LATIN = /^[A-Za-z][A-Za-z0-9.+#-]*(?: [A-Z][A-Za-z0-9.+#-]*)*/;

type Table = { longest: number; english: ReadonlyMap<string, string> };

/** Read when a language is first asked for: most installations never are. */
const tablesOf = perKnowledge((knowledge) =>
  memoize((language): Table => {
    const english = unspacedPhrases(knowledge, language);
    return { english, longest: Math.max(0, ...[...english.keys()].map((phrase) => phrase.length)) };
  }),
);

const LATIN_CHARACTER = /[a-z0-9]/;
/** `Git` is no phrase of `GitHub`. */
const isWithinName = (text: string, end: number): boolean =>
  LATIN_CHARACTER.test(text[end - 1] ?? '') && LATIN_CHARACTER.test(text[end] ?? '');

const longestAt = ({ english, longest }: Table, text: string, at: number) => {
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
    const meaning = english.get(text.slice(at, at + length));
    if (meaning !== undefined && !isWithinName(text, at + length)) return { meaning, length };
  }
  return undefined;
};

/** Japanese puts what excludes after what it excludes: Google以外. */
const inEnglishOrder = (parts: readonly Part[], language: string): Part[] => {
  if (language !== 'Japanese') return [...parts];
  const ordered: Part[] = [];
  for (const part of parts) {
    const before = ordered.at(-1);
    const isAfter = (part.kind === 'without' || part.kind === 'instead') && before !== undefined;
    if (isAfter) ordered.splice(-1, 1, part, before);
    else ordered.push(part);
  }
  return ordered;
};

/** A vendor whose name goes on in the other script: `LINEログイン` is LINE Login, because `login` means what ログイン does. */
const nameWith = (knowledge: Knowledge, name: string, meaning: string | undefined): string | undefined =>
  namesBeginning(knowledge, name.toLowerCase()).find(({ rest }) => {
    const said = phraseAt(knowledge, 'concept', rest.map(stemOf), 0);
    return said.length === rest.length && said.meanings.includes(meaning ?? '');
  })?.name;

type Reading = { language: string; parts: Part[]; covered: number };

/** By the longest phrase at each position; a name in Latin letters is kept. */
const readIn = (knowledge: Knowledge, language: string, query: string): Reading => {
  const table = tablesOf(knowledge)(language);
  const text = query.toLowerCase();
  const reading: Reading = { language, parts: [], covered: 0 };
  for (let at = 0; at < text.length; ) {
    const found = longestAt(table, text, at);
    const name = found === undefined ? LATIN.exec(query.slice(at))?.[0] : undefined;
    const next = name === undefined ? undefined : longestAt(table, text, at + name.length);
    const vendor = name && nameWith(knowledge, name, next?.meaning);
    if (vendor !== undefined && next !== undefined) {
      reading.parts.push({ text: vendor, kind: 'name' });
      reading.covered += next.length;
      at += next.length;
    } else if (found !== undefined) {
      reading.parts.push(partOf(found.meaning));
      reading.covered += found.length;
    } else if (name !== undefined && name.toUpperCase() !== 'API')
      reading.parts.push({ text: name, kind: 'name' });
    at += found?.length ?? name?.length ?? 1;
  }
  return reading;
};

/** A Japanese or Chinese text in English; undefined for a text without their characters. */
export const readUnspaced = (knowledge: Knowledge, query: string): Translation | undefined => {
  if (!KANA.test(query) && !HAN.test(query)) return undefined;
  const japanese = readIn(knowledge, 'Japanese', query);
  const chinese = KANA.test(query) ? undefined : readIn(knowledge, 'Chinese', query);
  // Without kana it is Chinese, unless only Japanese has the words.
  const best = chinese === undefined || japanese.covered > chinese.covered ? japanese : chinese;
  const text = englishOf(inEnglishOrder(best.parts, best.language));
  return { language: best.language, text, share: best.covered / query.length, telling: [query] };
};
