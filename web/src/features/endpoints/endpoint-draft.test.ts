import { beforeAll, beforeEach, expect, it } from 'vitest';
import { endpointDraft, storableEndpointValues } from '#src/features/endpoints/endpoint-draft.ts';
import { type EndpointValues, NEW_ENDPOINT } from '#src/features/endpoints/endpoint-values.ts';
import { loadSecretReader } from '#src/lib/secret-reader.ts';

beforeAll(loadSecretReader);

beforeEach(() => sessionStorage.clear());

it('an endpoint that is typed is stored without its headers and without what looks like a secret', () => {
  const values = {
    ...NEW_ENDPOINT,
    providerId: '3',
    name: 'List models',
    description: `with sk-proj-${'a1B2'.repeat(12)}`,
    endpoint: 'https://api.example.com/v1?token=canary-secret',
    headers: '{"Authorization":"canary-secret"}',
    requestBody: '{"password":"canary-secret","n":1}',
  };
  endpointDraft.keep('new', NEW_ENDPOINT, values);
  expect(endpointDraft.read('new', NEW_ENDPOINT)).toEqual(values);
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).toContain('List models');
  expect(stored).toContain('https://api.example.com/v1?token=');
  expect(stored).not.toMatch(/canary-secret|sk-proj|Authorization/);
});

it('a body of another kind is stored without its secrets and the content of its files', async () => {
  const values: EndpointValues = {
    ...NEW_ENDPOINT,
    otherBody: {
      kind: 'multipart',
      parts: [
        { name: 'password', value: 'canary-secret' },
        { name: 'note', value: 'hello' },
        { name: 'photo', fileName: 'a.png', contentType: 'image/png', base64: 'Y2FuYXJ5' },
      ],
    },
  };
  endpointDraft.keep('body', NEW_ENDPOINT, values);
  expect(endpointDraft.read('body', NEW_ENDPOINT)).toEqual(values);
  // What reads such a body is loaded first.
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain('hello');
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).toContain('a.png');
  expect(stored).not.toMatch(/canary-secret|Y2FuYXJ5/);
});

it('what was not changed is not stored at all', () => {
  expect(storableEndpointValues({ name: 'List models' })).toEqual({ name: 'List models' });
});
