import type { Understood } from '@gatehouse/contract/understood.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const quoted = (words: readonly string[]): string => LIST.format(words.map((word) => `“${word}”`));

/** The language of a text, and that another works better if hardly anything of it was understood. */
export const languageNote = ({ language, needs }: Understood): string | null => {
  if (language === null) return null;
  const isRead = needs.some(({ kind, isImplied }) => kind !== 'word' && !isImplied);
  return isRead ? `Read as ${language}.` : `This looks like ${language}. English works best.`;
};

/** What the catalogue has nothing for. A question says so itself. */
export const notCoveredNote = ({ notCovered, question }: Understood): string | null =>
  notCovered.length === 0 || question !== null
    ? null
    : `Nothing in the catalogue covers ${quoted(notCovered)}.`;

/** Conditions that were noticed, but that no entry of the catalogue states. */
export const uncheckedNote = ({ constraints }: Understood): string | null => {
  const names = constraints.filter(({ isRead }) => !isRead).map(({ name }) => name);
  return names.length === 0
    ? null
    : `Not checked, because the catalogue does not say: ${LIST.format(names)}.`;
};

/** What narrows the results: each `name` can be disregarded. */
export const conditionsIn = ({ constraints, leftOut }: Understood): { name: string; text: string }[] => [
  ...constraints.filter(({ isRead }) => isRead).map(({ name }) => ({ name, text: `Only: ${name}` })),
  ...leftOut.map((name) => ({ name, text: `Not ${name}` })),
];
