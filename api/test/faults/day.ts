import { randomBytes } from 'node:crypto';
import type { Upstream } from '#test/upstream.ts';

type Answer = { status: number; body: { id: number } & Record<string, unknown> };

/** Somebody who works with a server over REST: each kind of write that a day brings, and what was acknowledged of it. */
export const startDay = async (url: string, upstream: Upstream) => {
  const send = async (method: string, at: string, body?: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/api${at}`, { method, headers, body: body && JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
  const [provider] = (await send('GET', '/providers')).body as unknown as { id: number }[];
  const keyOf = (name: string) => ({
    providerId: provider?.id,
    name,
    apiKey: `secret-of-${name}-${randomBytes(12).toString('hex')}`,
    baseUrl: upstream.url,
  });
  const endpointOf = (name: string) => ({
    providerId: provider?.id,
    name,
    endpoint: `${upstream.url}/items`,
    method: 'POST',
    headers: { 'X-Text': 'x'.repeat(2_000) },
    requestBody: { text: 'x'.repeat(8_000) },
  });
  const { body: key } = await send('POST', '/keys', keyOf('first'));
  const { body: endpoint } = await send('POST', '/saved-endpoints', endpointOf('first'));
  const acknowledged: string[] = [];
  /** What a day brings: each kind of write once. */
  const work = async (round: string): Promise<number[]> => {
    const added = await send('POST', '/keys', keyOf(round));
    if (added.status < 300) acknowledged.push(round);
    const others: [string, string, object?][] = [
      ['PATCH', `/keys/${key.id}`, { name: `renamed ${round}` }],
      [
        'POST',
        `/keys/${key.id}/rotate`,
        { newApiKey: `secret-rotated-${round}-${randomBytes(8).toString('hex')}` },
      ],
      ['POST', `/keys/${key.id}/reveal`, {}],
      ['POST', '/test', { apiKeyId: key.id, endpoint: '/items', method: 'GET' }],
      ['POST', '/saved-endpoints', endpointOf(round)],
      ['PATCH', `/saved-endpoints/${endpoint.id}`, { name: `renamed ${round}` }],
      ['DELETE', '/history'],
    ];
    const statuses = [added.status];
    for (const [method, at, body] of others) statuses.push((await send(method, at, body)).status);
    return statuses;
  };
  const isReady = async (): Promise<number> => (await fetch(`${url}/api/ready`)).status;
  const storedNames = async (): Promise<string[]> =>
    ((await send('GET', '/keys')).body as unknown as { name: string }[]).map(({ name }) => name);
  return { send, work, acknowledged, isReady, storedNames };
};
