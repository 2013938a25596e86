import { describe, expect, it } from 'vitest';
import { readImport } from '#src/features/imports/read/read-import.ts';

describe('a secret in a URL', () => {
  it('is taken out of an invalid URL, a parameter without a name and a fragment', () => {
    const key = 'sk-proj-Ab12Cd34Ef56Gh78Ij90';
    const found = readImport({
      text: `### One\nGET https://x.test/v1/../a?api_key=plainsecretvalue123&x=${key}\n### Two\nGET https://x.test/a?${key}0&b\n### Three\nGET https://x.test/a#${key}1`,
      fileName: 'a.http',
    });
    expect(found.entries.map(({ url }) => url)).toEqual([
      'https://x.test/v1/../a',
      'https://x.test/a?b',
      'https://x.test/a',
    ]);
    expect(found.secrets.map(({ value }) => value)).toEqual([
      'plainsecretvalue123',
      key,
      `${key}0`,
      `${key}1`,
    ]);
  });
});
