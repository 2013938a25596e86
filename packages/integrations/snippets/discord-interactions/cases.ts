import { generateKeyPairSync, sign } from 'node:crypto';
import type { Delivery, IntegrationCases } from '#test/cases.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });

const COMMAND = { type: 2, data: { name: 'hello' }, member: { user: { username: 'zoë' } } };

const delivery = (
  name: string,
  status: number,
  interaction: unknown,
  change = (body: string) => body,
): Delivery => {
  const body = JSON.stringify(interaction);
  const time = '1763800000';
  return {
    name,
    path: '/interactions',
    headers: {
      'content-type': 'application/json',
      'x-signature-timestamp': time,
      'x-signature-ed25519': sign(null, Buffer.from(time + body), privateKey).toString('hex'),
    },
    body: change(body),
    status,
  };
};

export const cases: IntegrationCases = {
  env: { DISCORD_PUBLIC_KEY: Buffer.from(x, 'base64url').toString('hex') },
  deliveries: () => [
    { ...delivery('answers a ping', 200, { type: 1 }), result: { type: 1 } },
    {
      ...delivery('answers a command', 200, COMMAND),
      result: { type: 4, data: { content: 'Hello, zoë!' } },
    },
    delivery('rejects an unknown command', 400, { type: 2, data: { name: 'bye' } }),
    delivery('rejects a changed command', 401, COMMAND, (body) => body.replace('zoë', 'mia')),
    {
      ...delivery('rejects a signature that is none', 401, COMMAND),
      headers: { 'x-signature-timestamp': '1', 'x-signature-ed25519': 'zz' },
    },
    { ...delivery('rejects a request without a signature', 401, COMMAND), headers: {} },
  ],
};
