import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostList } from '#src/http/host-name.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { everyRoute } from '#test/every-route.ts';
import { SECRET } from '#test/factories.ts';
import { createGuardedApp, type GuardedApp } from '#test/guarded-app.ts';
import { sendRaw } from '#test/raw-http.ts';

let guarded: GuardedApp;
let port: number;
let send: GuardedApp['send'];

beforeAll(async () => {
  guarded = await createGuardedApp(['gate.example', 'ported.example:8443']);
  ({ port, send } = guarded);
});

afterAll(() => guarded.close());

describe('the host', () => {
  it('is rejected on every route if its name is not allowed', async () => {
    for (const { method, path } of everyRoute) {
      const response = await send(method, path, { host: 'evil.test' });
      expect(response.statusCode, `${method} ${path}`).toBe(403);
      expect(response.body).not.toContain(SECRET);
    }
  });

  it.each([
    'localhost',
    'localhost:4000',
    'LOCALHOST:4000',
    'gatehouse.localhost:4000',
    '127.0.0.1',
    '127.0.0.1:65535',
    '[::1]',
    '[::1]:4000',
    'gate.example',
    'gate.example:4000',
    'ported.example:8443',
  ])('%s is accepted', async (host) => {
    expect((await send('GET', '/api/keys', { host })).statusCode).toBe(200);
  });

  it.each([
    'localhost.',
    'localhost.:4000',
    'user@localhost',
    'localhost@evil.test',
    'evil.test#localhost',
    'evil.test/localhost',
    'localhost:4000:80',
    'localhost:port',
    'localhost:65536',
    'localhost, localhost',
    ' ',
    '[::1',
    '::1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '[0:0:0:0:0:0:0:1]',
    '%6cocalhost',
  ])('"%s" is malformed and rejected', async (host) => {
    const response = await send('GET', '/api/keys', { host });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'BAD_REQUEST', message: expect.any(String) });
  });

  it.each([
    'evil.test',
    'localhost.evil.test',
    'evil-localhost',
    'evil.localhost',
    '127.0.0.1.evil.test',
    '0.0.0.0',
    '0.0.0.0:4000',
    '127.0.0.2',
    '[::]',
    '[::ffff:7f00:1]',
    'sub.gate.example',
    'ported.example',
    'ported.example:4000',
    '169.254.169.254',
  ])('%s is rejected', async (host) => {
    const response = await send('GET', '/api/keys', { host });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'FORBIDDEN', message: expect.any(String) });
  });

  it('is rejected if it is named twice, in either order', async () => {
    for (const [first, second] of [
      ['localhost', 'evil.test'],
      ['evil.test', 'localhost'],
      ['localhost', 'localhost'],
    ]) {
      const response = await sendRaw(port, ['GET /api/keys HTTP/1.1', `Host: ${first}`, `hOST: ${second}`]);
      expect(response.status).toBe(400);
      expect(JSON.parse(response.body)).toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  it('is rejected if it is missing, with HTTP/1.1 and HTTP/1.0', async () => {
    for (const version of ['1.1', '1.0']) {
      const response = await sendRaw(port, [`GET /api/keys HTTP/${version}`]);
      expect(response.status).toBe(400);
      expect(JSON.parse(response.body)).toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  it('is not taken from a forwarding header or from the target', async () => {
    const headers = { host: 'evil.test', 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' };
    expect((await send('GET', '/api/keys', headers)).statusCode).toBe(403);
    for (const target of ['http://localhost/api/keys', 'http://evil.test/api/keys']) {
      expect((await sendRaw(port, [`GET ${target} HTTP/1.1`, 'Host: localhost'])).status).toBe(400);
    }
  });

  it('stops the start if it is malformed in ALLOWED_HOSTS', () => {
    for (const entry of ['https://gate.example', 'gate.example/', '*', 'a b', 'gate.example.']) {
      expect(() => createHostList([entry])).toThrow(StartError);
    }
  });
});
