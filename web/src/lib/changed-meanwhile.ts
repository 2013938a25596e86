import { ChangedMeanwhile } from '#src/lib/error-message.ts';

/** `requestBody` as a person says it: request body. */
const inWords = (name: string): string =>
  name
    .replace(/^is(?=[A-Z])|(?:Id|At)$/g, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
    .replace(/\bapi\b/, 'API')
    .replace(/\burl\b/, 'URL');

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const list = new Intl.ListFormat('en-GB');

/** What is different now. A new name comes first: it is by its name that its user looks for it. */
const whatChanged = (seen: Record<string, unknown>, now: Record<string, unknown>): string => {
  const { updatedAt: _, name, ...rest } = now;
  const others = Object.keys(rest).filter((key) => !isEqual(seen[key], rest[key]));
  const fields = others.length === 0 ? '' : `its ${list.format(others.map(inWords))} changed`;
  const named = isEqual(seen.name, name) ? '' : `it is now named “${String(name)}”`;
  return [named, fields].filter((text) => text !== '').join(', and ');
};

/**
 * What a person is told of a change that was not made. REST has a 412 for it.
 * @param now undefined if it is not known
 */
export const changedMeanwhile = (seen: object, now: object | undefined): ChangedMeanwhile => {
  const before = seen as Record<string, unknown>;
  const subject = typeof before.name === 'string' ? `“${before.name}”` : 'This';
  const what = now === undefined ? '' : whatChanged(before, now as Record<string, unknown>);
  const since = `${subject} was changed in another window or by a script${what === '' ? '' : `: ${what}`}.`;
  return new ChangedMeanwhile(`${since} Nothing was done here. Look at it again, and then decide.`);
};
