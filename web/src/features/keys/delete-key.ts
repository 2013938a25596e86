import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { isSameBut, overLatest } from '#src/lib/over-latest.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useOperation, useReader } from '#src/lib/use-operation.ts';

/** What changes with a check of the key, which nobody has to look at before it is deleted. */
const OF_CHECKS: readonly (keyof ApiKey)[] = [
  'updatedAt',
  'isActive',
  'verdict',
  'checkProblem',
  'expiresAt',
  'previousKey',
];

/** Deletes a key as its user has seen it. Throws the conflict if it has been changed since. */
export const useDeleteKey = () => {
  const list = useReader(trpc.keys.list);
  const remove = useOperation(trpc.keys.delete);
  return (key: ApiKey): Promise<{ id: number }> =>
    overLatest({
      seen: key,
      load: async () => (await list({})).find(({ id }) => id === key.id),
      isSame: (now) => isSameBut(key, now, OF_CHECKS),
      send: (ifMatch) => remove({ id: key.id }, { ifMatch }),
    });
};
