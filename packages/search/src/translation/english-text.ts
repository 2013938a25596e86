import { CONDITIONS, INSTEAD, WITHOUT } from '@gatehouse/knowledge/languages.ts';

/** What was read of a text: an English phrase, or a name that is the same in every language. */
export type Part = { text: string; kind: 'meaning' | 'limit' | 'without' | 'instead' | 'name' };

/** A phrase as its language says it in English. */
export const partOf = (english: string): Part => {
  if (english === WITHOUT) return { text: english, kind: 'without' };
  if (english === INSTEAD) return { text: english, kind: 'instead' };
  return { text: english, kind: CONDITIONS.includes(english) ? 'limit' : 'meaning' };
};

const GOES_ON: ReadonlySet<Part['kind']> = new Set(['without', 'instead']);

/** `weather, free, without Google`: each part for itself, so that two do not make a third meaning. */
export const englishOf = (parts: readonly Part[]): string => {
  const unique = parts.filter(
    ({ text, kind }, at) => kind !== 'meaning' || parts.findIndex((one) => one.text === text) === at,
  );
  // A word that excludes nothing that was read would exclude what comes next.
  const meant = unique.filter(({ kind }, at) => {
    const next = unique[at + 1];
    return !GOES_ON.has(kind) || (next !== undefined && !GOES_ON.has(next.kind));
  });
  return meant.reduce((text, part, at) => {
    const before = meant[at - 1];
    if (before === undefined) return part.text;
    return `${text}${GOES_ON.has(before.kind) ? ' ' : ', '}${part.text}`;
  }, '');
};
