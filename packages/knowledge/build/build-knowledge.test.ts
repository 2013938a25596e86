import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { factOf, factsOf, slugsOfHost } from '#src/facts.ts';
import { openKnowledgeFile } from '#src/open-knowledge.ts';
import { writeDraft } from './draft.ts';
import { yamlKind } from './provider-kind.ts';
import { writeProviders } from './providers.ts';
import { sourcesIn } from './sources.ts';

const root = mkdtempSync(join(tmpdir(), 'gatehouse-knowledge-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const FILE = join(root, 'dist/knowledge.sqlite');
const login = yamlKind(
  'login',
  z.strictObject({ url: z.url(), hosts: z.array(z.string()) }),
  ({ hosts }) => hosts,
);

const write = (texts: Record<string, string>): void => {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};
const build = (): void => writeDraft(FILE, (draft) => writeProviders(draft, sourcesIn(root), [login]));
const loginAt = (host: string): string => `url: https://${host}/login\nhosts: ["*.${host}", ${host}]\n`;

describe('the build', () => {
  it('finds a folder that was copied, by slug and by host', () => {
    write({
      'providers/acme/login.yaml': loginAt('acme.com'),
      'providers/beta/login.yaml': loginAt('beta.com'),
    });
    build();
    const knowledge = openKnowledgeFile(FILE);
    expect(factOf(knowledge, 'login', 'beta')).toEqual({
      url: 'https://beta.com/login',
      hosts: ['*.beta.com', 'beta.com'],
    });
    expect([...factsOf(knowledge, 'login').keys()]).toEqual(['acme', 'beta']);
    expect(slugsOfHost(knowledge, 'login', 'eu.api.beta.com')).toEqual(['beta']);
    expect(slugsOfHost(knowledge, 'login', 'notbeta.com')).toEqual([]);
    expect(factOf(knowledge, 'login', 'gamma')).toBeUndefined();
    knowledge.close();
  });

  it('names every wrong line of all folders, and leaves the old file as it was', () => {
    write({ 'providers/acme/login.yaml': loginAt('acme.com') });
    build();
    const before = readFileSync(FILE);
    write({
      'providers/acme/login.yaml': 'url: here\nhosts: []\n',
      'providers/beta/login.yaml': 'url: https://beta.com\nhost: beta.com\n',
      'providers/beta/logn.yaml': '',
    });
    expect(build).toThrow(
      [
        'providers/acme/login.yaml:1: url: Invalid URL',
        'providers/beta/login.yaml:1: hosts: Invalid input: expected array, received undefined',
        'providers/beta/login.yaml:2: Unrecognized key: "host"',
        'providers/beta/logn.yaml:1: no such kind of file; a provider can have login.yaml',
      ].join('\n'),
    );
    expect(readFileSync(FILE).equals(before)).toBe(true);
    expect(existsSync(`${FILE}.draft`)).toBe(false);
  });
});
