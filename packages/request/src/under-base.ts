/**
 * A path without the segments with which the base URL already ends: `/v1/models` under `…/v1` is `/models`. The last segment
 * of the path always stays.
 */
export const underBase = (path: string, baseUrl: string | null): string => {
  const base = baseUrl === null ? null : URL.parse(baseUrl);
  if (base === null || !path.startsWith('/')) return path;
  const end = base.pathname.replace(/(?<!\/)\/+$/, '');
  // Each place in the path at which another segment begins, the last one first.
  const [clean = ''] = path.split(/[?#]/, 1);
  for (let at = clean.lastIndexOf('/'); at > 0; at = clean.lastIndexOf('/', at - 1)) {
    if (end.endsWith(clean.slice(0, at))) return path.slice(at);
  }
  return path;
};

/**
 * Where an operation is found from another base URL than its own: a path under it if the operation is below it, else the
 * operation's full URL. An operation without a base URL of its own is taken to be below any.
 * @param own the base URL that the path is below
 */
export const endpointUnder = (baseUrl: string | null, own: string | null, path: string): string => {
  if (own === null) return underBase(path, baseUrl);
  const whole = own.replace(/(?<!\/)\/+$/, '') + path;
  const start = baseUrl?.replace(/(?<!\/)\/+$/, '');
  return start !== undefined && whole.startsWith(`${start}/`) ? whole.slice(start.length) : whole;
};
