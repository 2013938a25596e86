/**
 * The `ETag` of a stored entity: each change of it gives it a later `updatedAt`. Who has read the entity, in a list too, knows
 * it, and sends it as `If-Match` to change or delete only what was read.
 */
export const etagOf = ({ updatedAt }: { updatedAt: string }): string => `"${updatedAt}"`;

/**
 * The times in an `If-Match`; undefined if there is none, or if it is `*`, which any state matches. A weak tag matches
 * nothing (RFC 9110 section 13.1.1).
 */
export const timesIn = (ifMatch: string | undefined): string[] | undefined => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return ifMatch.split(',').flatMap((tag) => /^\s*"(?<time>[^"]*)"\s*$/.exec(tag)?.groups?.time ?? []);
};
