/** Words that say nothing about who it is. */
const EMPTY_WORDS = new Set(['api', 'apis', 'the']);
/** As many as can be told apart beside each other. */
const HUES = 12;

/**
 * Two letters for a name: the first of its first two words, or the first two of its only word. Empty if the name has
 * neither letters nor digits.
 */
export const lettersOf = (name: string): string => {
  const all = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = all.filter((word) => !EMPTY_WORDS.has(word.toLowerCase()));
  const [first, second] = words.length === 0 ? all : words;
  if (first === undefined) return '';
  const letters = [...first];
  return `${(letters[0] ?? '').toUpperCase()}${second === undefined ? (letters[1] ?? '') : [...second][0]?.toUpperCase()}`;
};

/** An angle on the color wheel, the same for the same id. */
export const hueOf = (id: string): number => {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (hash % HUES) * (360 / HUES);
};
