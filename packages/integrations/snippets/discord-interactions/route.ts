const { DISCORD_PUBLIC_KEY } = process.env;
if (!DISCORD_PUBLIC_KEY) throw new Error('Set DISCORD_PUBLIC_KEY');

const PING = 1;
const COMMAND = 2;
const REPLY = 4;

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(text.match(/[0-9a-f]{2}/gi)?.map((pair) => Number.parseInt(pair, 16)) ?? []);

const publicKey = await crypto.subtle.importKey(
  'raw',
  fromHex(DISCORD_PUBLIC_KEY),
  'Ed25519',
  false,
  ['verify'],
);

const isSigned = (body: string, time: string, signature: string): Promise<boolean> =>
  crypto.subtle.verify(
    'Ed25519',
    publicKey,
    fromHex(signature),
    new TextEncoder().encode(time + body),
  );

export async function POST(request: Request): Promise<Response> {
  // The signature is over the text that was sent, so that it must not be parsed before.
  const body = await request.text();
  const time = request.headers.get('X-Signature-Timestamp') ?? '';
  if (!(await isSigned(body, time, request.headers.get('X-Signature-Ed25519') ?? ''))) {
    return Response.json({ error: 'The signature is not valid.' }, { status: 401 });
  }
  const interaction = JSON.parse(body);
  if (interaction.type === PING) return Response.json({ type: PING });
  if (interaction.type === COMMAND && interaction.data.name === 'hello') {
    const { username } = interaction.member?.user ?? interaction.user;
    return Response.json({ type: REPLY, data: { content: `Hello, ${username}!` } });
  }
  return Response.json({ error: 'There is no such command.' }, { status: 400 });
}
