import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkLogins } from './check-logins.ts';
import { writeDraft } from './draft.ts';
import { oauthKind, withoutOauthKind } from './oauth.ts';
import { writeProviders } from './providers.ts';
import { type Sources, sourcesIn } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-logins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const REAL = sourcesIn(join(import.meta.dirname, '..'));

/** Checks one login beside an entry of the catalog, with one text of its file in place of another. */
const check = (slug: string, hosts: readonly string[], find = '', replace = ''): void => {
  const path = `providers/${slug}/oauth.yaml`;
  const sources: Sources = {
    read: (file) =>
      file === path ? { file, text: REAL.read(file).text.replace(find, replace) } : REAL.read(file),
    list: (name) => (name === 'providers' ? [slug] : REAL.list(name).filter((file) => file === 'oauth.yaml')),
  };
  const entry = JSON.stringify({ id: slug, builtIn: null, hosts, oauth: null });
  writeDraft(join(folder, 'knowledge.sqlite'), (draft) => {
    writeProviders(draft, sources, [oauthKind, withoutOauthKind]);
    draft.db.exec('CREATE TABLE api (facts TEXT NOT NULL, folded INTEGER NOT NULL)');
    draft.db.prepare('INSERT INTO api VALUES (?, 0)').run(entry);
    draft.attempt(() => checkLogins(draft, sources));
  });
};

it('a contradiction is named by its file and its line', () => {
  expect(() => check('figma', ['api.figma.com'])).not.toThrow();
  expect(() => check('figma', ['api.figma.com'], '/v1/oauth/refresh', '/v1/oauth/token')).toThrow(
    'providers/figma/oauth.yaml:3: refreshUrl: is the token URL; leave it out',
  );
  expect(() => check('figma', ['api.figma.com'], 'com/oauth\n', 'com/login\n')).toThrow(
    'providers/figma/oauth.yaml:1: authorizationUrl: is a page where people sign in',
  );
  expect(() => check('figma', [])).toThrow('providers/figma/oauth.yaml:1: apiHosts: no host');
});
