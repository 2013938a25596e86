import { type Attack, db, evil, good, pin, setKey, setProvider, test } from '#test/tampering/tampering.ts';

const evilHosts = JSON.stringify(['127.0.0.1']);

/** Changes of what a key is bound to. */
export const CHANGES: readonly Attack[] = [
  ['the base URL is another host', (h) => setKey(h.id, { base_url: evil.url }), (h) => [h.id]],
  ['the base URL has another path', (h) => setKey(h.id, { base_url: `${good.url}/v1` }), (h) => [h.id]],
  ['the base URL has another port', (h) => setKey(h.id, { base_url: 'http://127.0.0.1:1' }), (h) => [h.id]],
  ['the base URL has another spelling', (h) => setKey(h.id, { base_url: `${good.url}/` }), (h) => [h.id]],
  ['the base URL is removed', (h) => setKey(h.id, { base_url: null }), (h) => [h.id]],
  ['a base URL is added', (h) => setKey(h.savedId, { base_url: evil.url }), (h) => [h.savedId]],
  [
    'a base URL is added to a built-in’s key',
    (h) => setKey(h.openaiId, { base_url: evil.url }),
    (h) => [h.openaiId],
  ],
  ['a host is pinned', (h) => pin(h.id, '127.0.0.1'), (h) => [h.id]],
  ['a host is pinned with its port', (h) => pin(h.id, evil.host), (h) => [h.id]],
  ['a host is pinned to a saved provider’s key', (h) => pin(h.savedId, evil.host), (h) => [h.savedId]],
  ['a host is pinned to a built-in’s key', (h) => pin(h.openaiId, evil.host), (h) => [h.openaiId]],
  [
    'a pin is renamed',
    async (h) => {
      await test.rest('POST', `/keys/${h.id}/hosts`, { host: 'a.example.com' });
      await db()
        .updateTable('api_key_hosts')
        .set({ host: evil.host })
        .where('api_key_id', '=', h.id)
        .execute();
    },
    (h) => [h.id],
  ],
  [
    'a pin is deleted',
    async (h) => {
      await test.rest('POST', `/keys/${h.id}/hosts`, { host: 'a.example.com' });
      await db().deleteFrom('api_key_hosts').where('api_key_id', '=', h.id).execute();
    },
    (h) => [h.id],
  ],
  [
    'a pin moves to another key',
    async (h) => {
      await test.rest('POST', `/keys/${h.ownId}/hosts`, { host: evil.host });
      await db()
        .updateTable('api_key_hosts')
        .set({ api_key_id: h.id })
        .where('api_key_id', '=', h.ownId)
        .execute();
    },
    (h) => [h.id, h.ownId],
  ],
  ['the provider is another built-in', (h) => setKey(h.id, { provider_id: h.openai.id }), (h) => [h.id]],
  ['the provider is a saved one', (h) => setKey(h.id, { provider_id: h.provider.id }), (h) => [h.id]],
  [
    'a built-in’s key gets a saved provider',
    (h) => setKey(h.openaiId, { provider_id: h.provider.id }),
    (h) => [h.openaiId],
  ],
  [
    'a saved provider’s key gets a built-in',
    (h) => setKey(h.savedId, { provider_id: h.openai.id }),
    (h) => [h.savedId],
  ],
  [
    'a saved provider gets other hosts',
    (h) => setProvider(h.provider.id, { hosts: evilHosts }),
    (h) => [h.savedId],
  ],
  [
    'a saved provider gets one more host',
    (h) => setProvider(h.provider.id, { hosts: '["a.example.com","127.0.0.2","127.0.0.1"]' }),
    (h) => [h.savedId],
  ],
  [
    'a saved provider’s hosts are reordered',
    (h) => setProvider(h.provider.id, { hosts: '["127.0.0.2","a.example.com"]' }),
    (h) => [h.savedId],
  ],
  [
    'a saved provider gets another base URL',
    (h) => setProvider(h.provider.id, { base_url: evil.url }),
    (h) => [h.savedId],
  ],
  [
    'a saved provider puts keys into the query',
    (h) => setProvider(h.provider.id, { key_placement: '{"type":"query","name":"k"}' }),
    (h) => [h.savedId],
  ],
  [
    'a saved provider puts keys into a header',
    (h) => setProvider(h.provider.id, { key_placement: '{"type":"header","name":"x"}' }),
    (h) => [h.savedId],
  ],
  [
    'a saved provider gets a header',
    (h) => setProvider(h.provider.id, { default_headers: '{"x-forwarded-host":"evil"}' }),
    (h) => [h.savedId],
  ],
  [
    'a saved provider gets a verification',
    (h) =>
      setProvider(h.provider.id, { verification: JSON.stringify({ method: 'GET', endpoint: evil.url }) }),
    (h) => [h.savedId],
  ],
  [
    'a saved provider gets another slug',
    (h) => setProvider(h.provider.id, { slug: `renamed-${h.id}` }),
    (h) => [h.savedId],
  ],
  [
    'a saved provider says that it is built-in',
    (h) => setProvider(h.provider.id, { source: 'built-in', hosts: evilHosts }),
    (h) => [h.savedId],
  ],
  [
    'a built-in says that it is saved',
    (h) => setProvider(h.openai.id, { source: 'discovered', hosts: evilHosts, base_url: evil.url }),
    (h) => [h.openaiId],
  ],
  [
    'a built-in gets a slug that no version has',
    (h) => setProvider(h.openai.id, { slug: `gone-${h.id}`, hosts: evilHosts, base_url: evil.url }),
    (h) => [h.openaiId],
  ],
  [
    'two built-ins exchange their slugs',
    async (h) => {
      await setProvider(h.openai.id, { slug: 'swapping' });
      await setProvider(h.github.id, { slug: 'openai' });
      await setProvider(h.openai.id, { slug: 'github' });
    },
    (h) => [h.openaiId],
  ],
];
