const { POSTHOG_API_KEY, POSTHOG_PROJECT_ID } = process.env;
if (!POSTHOG_API_KEY || !POSTHOG_PROJECT_ID)
  throw new Error('Set POSTHOG_API_KEY and POSTHOG_PROJECT_ID');

const QUERY = `
  SELECT event, count() AS count
  FROM events
  WHERE timestamp > now() - toIntervalDay({days})
  GROUP BY event
  ORDER BY count DESC
  LIMIT 10`;

/** Returns the ten most frequent events of the last days, as `{ event, count }`. */
export async function topEvents({ days }) {
  if (!Number.isInteger(days) || days < 1 || days > 90) {
    throw new TypeError('days must be a whole number from 1 to 90');
  }
  const project = encodeURIComponent(POSTHOG_PROJECT_ID);
  // For projects in Europe: https://eu.posthog.com
  const response = await fetch(`https://us.posthog.com/api/projects/${project}/query/`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${POSTHOG_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      query: { kind: 'HogQLQuery', query: QUERY, values: { days } },
      name: 'most frequent events',
    }),
    signal: AbortSignal.timeout(60_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(`PostHog returned ${response.status}: ${body?.detail ?? 'no reason given'}`);
  }
  return body.results.map(([event, count]) => ({ event, count }));
}
