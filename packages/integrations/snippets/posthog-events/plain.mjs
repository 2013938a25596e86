const { POSTHOG_PROJECT_KEY } = process.env;
if (!POSTHOG_PROJECT_KEY) throw new Error('Set POSTHOG_PROJECT_KEY');

/** Records an event of a user. `user` is your own id of them. */
export async function capture({ user, event, properties = {} }) {
  if (typeof user !== 'string' || user === '') throw new TypeError('user must be an id');
  if (typeof event !== 'string' || event === '') throw new TypeError('event must be a name');
  // For projects in Europe: https://eu.i.posthog.com
  const response = await fetch('https://us.i.posthog.com/i/v0/e/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      api_key: POSTHOG_PROJECT_KEY,
      event,
      distinct_id: user,
      properties,
      timestamp: new Date().toISOString(),
    }),
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) {
    const body = await response.json().catch(() => null);
    throw new Error(`PostHog returned ${response.status}: ${body?.detail ?? 'no reason given'}`);
  }
}
