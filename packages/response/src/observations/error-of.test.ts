import { expect, it } from 'vitest';
import { observeResponse } from '#src/observations/analyze.ts';
import { observed } from '#test/observed.ts';

it.each([200, 429])(
  'an error is looked for once in a response with %i, however many explain it',
  (status) => {
    const one = observed({ status });
    let asked = 0;
    const facts = {
      ...one.facts,
      tablesOf: (...parameters: Parameters<typeof one.facts.tablesOf>) => {
        asked += 1;
        return one.facts.tablesOf(...parameters);
      },
    };
    observeResponse({ ...one, facts });
    expect(asked).toBe(1);
  },
);
