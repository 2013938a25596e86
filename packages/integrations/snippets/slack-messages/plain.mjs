const { SLACK_API_KEY } = process.env;
if (!SLACK_API_KEY) throw new Error('Set SLACK_API_KEY');

/** Posts a text to a channel in which the bot is, and returns the time that names the message. */
export async function postMessage({ channel, text }) {
  if (typeof channel !== 'string' || channel === '')
    throw new TypeError('channel must be an id or #name');
  if (typeof text !== 'string' || text.length < 1 || text.length > 4000) {
    throw new TypeError('text must have 1 to 4000 characters');
  }
  const response = await fetch('https://slack.com/api/chat.postMessage', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${SLACK_API_KEY}`,
      'Content-Type': 'application/json; charset=utf-8',
    },
    body: JSON.stringify({ channel, text }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(`Slack returned ${response.status}: ${body?.error ?? 'no reason given'}`);
  }
  // Slack returns 200 for a wrong token or channel too.
  if (!body.ok) throw new Error(`Slack rejected the message: ${body.error}`);
  return body.ts;
}
