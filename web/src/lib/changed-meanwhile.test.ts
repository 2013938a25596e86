import { expect, it } from 'vitest';
import { deletedMeanwhile } from '#src/lib/changed-meanwhile.ts';

it('what was deleted meanwhile is told by its name, if it has one', () => {
  expect(deletedMeanwhile({ name: 'Main key' }).message).toBe(
    '“Main key” was deleted in another window or by a script. Nothing was saved.',
  );
  expect(deletedMeanwhile({ id: 1 }).message).toBe(
    'This was deleted in another window or by a script. Nothing was saved.',
  );
});
