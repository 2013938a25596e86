import { expect, it } from 'vitest';
import { connectionLabel, connectionName } from '#src/features/oauth/offers/connection-label.ts';

const found = { type: 'site', host: 'acme.example', name: 'Acme' } as const;

it.each([
  ['Acme connection', null, null, 'Acme connection', 'Acme connection'],
  ['Acme connection 2', 'a@b.example', null, 'Acme connection 2', 'Acme connection 2 · a@b.example'],
  ['Work', 'a@b.example', null, 'Work', 'Work · Acme · a@b.example'],
  ['Work', null, found, 'Work', 'Work · Acme · acme.example'],
  ['Acme connection 2', null, found, 'Acme · acme.example connection 2', 'Acme · acme.example connection 2'],
])('the connection %s of %s is called by its provider', (name, account, origin, shown, label) => {
  const labeled = { connection: { name, account }, provider: { name: 'Acme', origin } };
  expect(connectionName(labeled)).toBe(shown);
  expect(connectionLabel(labeled)).toBe(label);
});
