import { describe, expect, it } from 'vitest';
import { readErrorTable } from '#build/errors.ts';

const HEAD = `# name: Acme
# hosts: api.acme.com, *.acme.io
# source: https://acme.com/errors
# checked: 2026-11-28
`;
const ROWS = 'kind\tmatch\tcause\tsentence\ncode\tE1\tquota\n';
const SENTENCES = new Map([['unknown-thing', 'The {1} does not exist, or the {key} may not see it.']]);
const read = (text: string) => readErrorTable({ file: 'errors.tsv', text }, 'acme', SENTENCES);

describe('a table of error codes', () => {
  it('has hosts, the slug of its folder, and codes with their causes', () =>
    expect(read(HEAD + ROWS)).toEqual({
      table: { id: 'acme', name: 'Acme', rank: 0, codes: { E1: 'quota' } },
      hosts: ['api.acme.com', '*.acme.io'],
      slugs: ['acme'],
    }));

  it('has sentences of its own and of all, with what differs in them', () => {
    const own = '# sentence wait: Wait a minute.\n';
    const rows = 'code\tE2\tnot-found\t=unknown-thing: list\nmessage\t/slow/i\trate-limit\t=wait\n';
    expect(read(HEAD + own + ROWS + rows).table).toMatchObject({
      codes: { E2: ['not-found', 'The list does not exist, or the {key} may not see it.'] },
      messages: [['/slow/i', ['rate-limit', 'Wait a minute.']]],
    });
  });

  it.each([
    [`${HEAD}${ROWS}code\tE1\tquota\n`, 'errors.tsv:7: code E1 stands in line 6 too'],
    [`${HEAD}${ROWS}code\tE2\tmoney\n`, 'errors.tsv:7: cause: must be one of customer'],
    [`${HEAD}${ROWS}code\tE2\tquota\t=none\n`, 'E2: no sentence =none'],
    [`${HEAD}${ROWS}code\tE2\tquota\tsee https://acme.com\n`, 'E2: a sentence begins with a capital letter'],
    [
      `${HEAD}${ROWS}message\t/(/\tquota\n`,
      'errors.tsv:7: match: must be a regular expression between slashes',
    ],
    [`${HEAD}# code: a b\n${ROWS}`, 'errors.tsv:5: does not say where codes are: a b'],
    [`${HEAD}# hots: acme.com\n${ROWS}`, 'errors.tsv:5: Unrecognized key: "hots"'],
    [HEAD.replace('2026-11-28', 'today') + ROWS, 'errors.tsv:4: checked: must be the day'],
  ])('is named with its line if it is wrong', (text, problem) => expect(() => read(text)).toThrow(problem));
});
