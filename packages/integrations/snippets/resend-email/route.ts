const { RESEND_API_KEY, RESEND_SENDER, CONTACT_ADDRESS } = process.env;
if (!RESEND_API_KEY || !RESEND_SENDER || !CONTACT_ADDRESS)
  throw new Error('Set RESEND_API_KEY, RESEND_SENDER and CONTACT_ADDRESS');

async function sendEmail(from: string, message: string): Promise<string> {
  const response = await fetch('https://api.resend.com/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${RESEND_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      from: RESEND_SENDER,
      to: [CONTACT_ADDRESS],
      reply_to: from,
      subject: 'A message from the contact form',
      text: message,
    }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(`Resend returned ${response.status}: ${body?.message ?? 'no reason given'}`);
  }
  return body.id;
}

export async function POST(request: Request): Promise<Response> {
  const { email, message } = (await request.json().catch(() => null)) ?? {};
  if (typeof email !== 'string' || email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    return Response.json({ error: 'email must be an address' }, { status: 400 });
  }
  if (typeof message !== 'string' || message.length < 1 || message.length > 5000) {
    return Response.json({ error: 'message must have 1 to 5000 characters' }, { status: 400 });
  }
  try {
    return Response.json({ id: await sendEmail(email, message) });
  } catch (error) {
    return Response.json({ error: (error as Error).message }, { status: 502 });
  }
}
