import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTsv } from './read-tsv.ts';

const schema = z.strictObject({ code: z.string(), status: z.coerce.number().int().optional() });
const read = (text: string) =>
  readTsv({ file: 'providers/acme/errors.tsv', text }, schema, ({ code }) => code);

describe('readTsv', () => {
  it('reads the rows below the names of the columns', () => {
    expect(read('code\tstatus\n# Limits.\nlimit\t429\n\nmissing\n')).toEqual([
      { code: 'limit', status: 429 },
      { code: 'missing' },
    ]);
  });

  it.each([
    ['code\tstatus\nlimit\tmany\n', ':2: status: Invalid input: expected number'],
    ['code\tstatus\nlimit\t429\n\t404\n', ':3: code: Invalid input: expected string, received undefined'],
    ['code\tstatus\nlimit\t429\ta lot\n', ':2: has 3 cells for 2 columns'],
    ['code\tcause\nlimit\tquota\n', ':2: Unrecognized key: "cause"'],
    ['code\n# Twice.\nlimit\nother\nlimit\n', ':5: limit stands in line 3 too'],
  ])('names file, line and what is wrong: %j', (text, problem) => {
    expect(() => read(text)).toThrow(`providers/acme/errors.tsv${problem}`);
  });
});
