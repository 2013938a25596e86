import { andList } from '@gatehouse/contract/plain/word-list.ts';
import { ChangedMeanwhile } from '#src/lib/error-message.ts';
import { isSame } from '#src/lib/is-same.ts';

/** `requestBody` as a person says it: request body. */
const inWords = (name: string): string =>
  name
    .replace(/^is(?=[A-Z])|(?:Id|At)$/g, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
    .replace(/\bapi\b/, 'API')
    .replace(/\burl\b/, 'URL');

/** What is different now. A new name comes first: it is by its name that its user looks for it. */
const whatChanged = (seen: Record<string, unknown>, now: Record<string, unknown>): string => {
  const { updatedAt: _, name, ...rest } = now;
  const others = Object.keys(rest).filter((key) => !isSame(seen[key], rest[key]));
  const fields = others.length === 0 ? '' : `its ${andList(others.map(inWords))} changed`;
  const named = isSame(seen.name, name) ? '' : `it is now named “${String(name)}”`;
  return [named, fields].filter((text) => text !== '').join(', and ');
};

const subjectOf = (seen: object): string => {
  const { name } = seen as Record<string, unknown>;
  return typeof name === 'string' ? `“${name}”` : 'This';
};

/** What a person is told of a change to something that somebody else has deleted. */
export const deletedMeanwhile = (seen: object): ChangedMeanwhile =>
  new ChangedMeanwhile(`${subjectOf(seen)} was deleted in another window or by a script. Nothing was saved.`);

/**
 * What a person is told of a change that was not made. REST has a 412 for it.
 * @param now undefined if it is not known
 */
export const changedMeanwhile = (seen: object, now: object | undefined): ChangedMeanwhile => {
  const before = seen as Record<string, unknown>;
  const what = now === undefined ? '' : whatChanged(before, now as Record<string, unknown>);
  const since = `${subjectOf(seen)} was changed in another window or by a script${what === '' ? '' : `: ${what}`}.`;
  return new ChangedMeanwhile(`${since} Nothing was done here. Look at it again, and then decide.`);
};
