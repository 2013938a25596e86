const { SENTRY_API_KEY, SENTRY_ORGANIZATION } = process.env;
if (!SENTRY_API_KEY || !SENTRY_ORGANIZATION)
  throw new Error('Set SENTRY_API_KEY and SENTRY_ORGANIZATION');

const MAX_PAGES = 10;

/** The cursor of the next page: `<…>; rel="next"; results="true"; cursor="…"` */
function nextCursor(link) {
  const next = link?.split(', <').find((part) => part.includes('rel="next"; results="true"'));
  return next?.match(/cursor="([^"]+)"/)?.[1];
}

/** Returns the unresolved issues of the last days, as `{ id, title, count }`. */
export async function unresolvedIssues({ days }) {
  if (!Number.isInteger(days) || days < 1 || days > 90) {
    throw new TypeError('days must be a whole number from 1 to 90');
  }
  const issues = [];
  const query = new URLSearchParams({
    query: 'is:unresolved',
    statsPeriod: `${days}d`,
    limit: '100',
  });
  const organization = encodeURIComponent(SENTRY_ORGANIZATION);
  for (let page = 0; page < MAX_PAGES; page++) {
    const response = await fetch(
      `https://sentry.io/api/0/organizations/${organization}/issues/?${query}`,
      {
        headers: { Authorization: `Bearer ${SENTRY_API_KEY}` },
        signal: AbortSignal.timeout(30_000),
      },
    );
    const body = await response.json().catch(() => null);
    if (!response.ok) {
      throw new Error(`Sentry returned ${response.status}: ${body?.detail ?? 'no reason given'}`);
    }
    issues.push(...body.map(({ id, title, count }) => ({ id, title, count: Number(count) })));
    const cursor = nextCursor(response.headers.get('Link'));
    if (!cursor) break;
    query.set('cursor', cursor);
  }
  return issues;
}
