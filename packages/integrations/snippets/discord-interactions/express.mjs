import { createPublicKey, verify } from 'node:crypto';
import express from 'express';

const { DISCORD_PUBLIC_KEY } = process.env;
if (!DISCORD_PUBLIC_KEY) throw new Error('Set DISCORD_PUBLIC_KEY');

const publicKey = createPublicKey({
  format: 'jwk',
  key: {
    kty: 'OKP',
    crv: 'Ed25519',
    x: Buffer.from(DISCORD_PUBLIC_KEY, 'hex').toString('base64url'),
  },
});

const PING = 1;
const COMMAND = 2;
const REPLY = 4;

function isSigned(body, time = '', signature = '') {
  return verify(
    null,
    Buffer.concat([Buffer.from(time), body]),
    publicKey,
    Buffer.from(signature, 'hex'),
  );
}

const app = express();

// The signature is over the bytes that were sent, so that they must not be parsed before.
app.post('/interactions', express.raw({ type: () => true }), (request, response) => {
  const time = request.get('X-Signature-Timestamp');
  if (
    !Buffer.isBuffer(request.body) ||
    !isSigned(request.body, time, request.get('X-Signature-Ed25519'))
  ) {
    response.status(401).json({ error: 'The signature is not valid.' });
    return;
  }
  const interaction = JSON.parse(request.body.toString('utf8'));
  if (interaction.type === PING) {
    response.json({ type: PING });
  } else if (interaction.type === COMMAND && interaction.data.name === 'hello') {
    const { username } = interaction.member?.user ?? interaction.user;
    response.json({ type: REPLY, data: { content: `Hello, ${username}!` } });
  } else {
    response.status(400).json({ error: 'There is no such command.' });
  }
});

app.listen(3000);
