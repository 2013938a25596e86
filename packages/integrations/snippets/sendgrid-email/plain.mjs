const { SENDGRID_API_KEY, SENDGRID_SENDER } = process.env;
if (!SENDGRID_API_KEY || !SENDGRID_SENDER)
  throw new Error('Set SENDGRID_API_KEY and SENDGRID_SENDER');

/** Sends an email, and returns the id by which SendGrid's activity feed finds it. */
export async function sendEmail({ to, subject, text }) {
  if (typeof to !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(to))
    throw new TypeError('to must be an address');
  if (!subject || !text) throw new TypeError('subject and text must not be empty');
  const response = await fetch('https://api.sendgrid.com/v3/mail/send', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${SENDGRID_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      personalizations: [{ to: [{ email: to }] }],
      from: { email: SENDGRID_SENDER },
      subject,
      content: [{ type: 'text/plain', value: text }],
    }),
    signal: AbortSignal.timeout(10_000),
  });
  // An accepted email gets 202 and no body.
  if (!response.ok) {
    const body = await response.json().catch(() => null);
    const reason = body?.errors?.map(({ message }) => message).join(' ') ?? 'no reason given';
    throw new Error(`SendGrid returned ${response.status}: ${reason}`);
  }
  return response.headers.get('X-Message-Id');
}
