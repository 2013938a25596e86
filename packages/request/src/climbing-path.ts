/** A server may decode more than once; no name that anyone uses needs this many rounds. */
const MAX_ROUNDS = 4;

const DOT_OR_SLASH = /%(?:25|2e|2f|5c)/gi;

const decodeOnce = (path: string): string =>
  path.replace(DOT_OR_SLASH, (escaped) => decodeURIComponent(escaped));

const decodeFully = (path: string): string => {
  let decoded = path;
  for (let round = 0; round < MAX_ROUNDS; round += 1) decoded = decodeOnce(decoded);
  return decoded;
};

/**
 * Whether the path of an endpoint has a `..` segment, by which it leaves the path that it seems to be below. URLs are
 * read without tabs and line breaks and with `\\` as `/`, some servers decode `%2e` and `%2f`, and some ignore what follows a
 * semicolon in a segment.
 */
export const climbs = (endpoint: string): boolean => {
  const path = endpoint.replace(/[?#].*/s, '').replace(/[\t\n\r]/g, '');
  return decodeFully(path)
    .split(/[/\\]/)
    .some((segment) => segment.replace(/;.*/s, '').trim() === '..');
};
