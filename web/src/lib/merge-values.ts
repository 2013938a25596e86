import { isSame } from '#src/lib/is-same.ts';

/**
 * Joins what two have made of the same values, as far as they changed different ones. Where both changed one, and not to
 * the same, it keeps mine and names it.
 * @param base what both have seen
 */
export const mergeValues = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): { values: Values; conflicts: (keyof Values)[] } => {
  const names = Object.keys(mine) as (keyof Values)[];
  const isTheirs = (name: keyof Values): boolean => isSame(mine[name], base[name]);
  return {
    values: { ...mine, ...Object.fromEntries(names.filter(isTheirs).map((name) => [name, theirs[name]])) },
    conflicts: names.filter(
      (name) => !isTheirs(name) && !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]),
    ),
  };
};
