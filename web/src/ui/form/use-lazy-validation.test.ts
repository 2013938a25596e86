import { describe, expect, it } from 'vitest';
import { loadOnce } from '#src/lib/load-once.ts';
import { validateWith } from '#src/ui/form/use-lazy-validation.ts';

const requireName = (name: string): Record<string, string> =>
  name === '' ? { name: 'Name is required' } : {};

describe('a validation that is loaded later', () => {
  it('finds the errors in the values that it is given', async () => {
    const validate = validateWith(loadOnce(async () => requireName));
    expect(await validate('')).toEqual({ name: 'Name is required' });
    expect(await validate('Ada')).toEqual({});
  });

  it('finds none if it cannot be loaded, and is loaded again for the next values', async () => {
    let attempts = 0;
    const validate = validateWith(
      loadOnce(async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('offline');
        return requireName;
      }),
    );
    expect(await validate('')).toEqual({});
    expect(await validate('')).toEqual({ name: 'Name is required' });
  });
});
