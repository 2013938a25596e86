/** Whether one letter was left out, added, replaced, or exchanged with the next one. */
const isOneEditFrom = (name: string, known: string): boolean => {
  if (Math.abs(name.length - known.length) > 1) return false;
  const differs = [...known].findIndex((letter, index) => letter !== name[index]);
  const at = differs === -1 ? known.length : differs;
  const rest = name.slice(at);
  const expected = known.slice(at);
  return (
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    rest.slice(1) === expected.slice(1) ||
    (rest[0] === expected[1] && rest[1] === expected[0] && rest.slice(2) === expected.slice(2))
  );
};

/**
 * What to say about each variable that is none of ours but almost: `ACESS_TOKEN` alone would leave the server open without a word.
 * A variable in small letters counts as one in capitals. Values are neither read nor repeated.
 */
export const misspelledNames = (names: readonly string[], known: readonly string[]): string[] =>
  names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isOneEditFrom(name.toUpperCase(), one));
      return meant === undefined ? [] : [`The variable ${name} means nothing: did you mean ${meant}?`];
    });
