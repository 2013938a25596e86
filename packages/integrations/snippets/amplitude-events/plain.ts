const { AMPLITUDE_API_KEY } = process.env;
if (!AMPLITUDE_API_KEY) throw new Error('Set AMPLITUDE_API_KEY');

type Event = { id: string; user: string; event: string; properties?: Record<string, unknown> };

/** Records an event of a user, and returns how many were ingested. Amplitude counts an id once. */
export async function track({ id, user, event, properties = {} }: Event): Promise<number> {
  if (!id || !event) throw new TypeError('id and event must not be empty');
  // Amplitude rejects shorter ids, because they are mostly mistakes such as "0".
  if (typeof user !== 'string' || user.length < 5) {
    throw new TypeError('user must have 5 characters or more');
  }
  // For projects in Europe: https://api.eu.amplitude.com
  const response = await fetch('https://api2.amplitude.com/2/httpapi', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      api_key: AMPLITUDE_API_KEY,
      events: [
        {
          user_id: user,
          event_type: event,
          event_properties: properties,
          insert_id: id,
          time: Date.now(),
        },
      ],
    }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(`Amplitude returned ${response.status}: ${body?.error ?? 'no reason given'}`);
  }
  return body.events_ingested;
}
