import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { isSameBut, overLatest } from '#src/lib/over-latest.ts';
import { over, type trpc } from '#src/lib/trpc.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

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
export const deleteKey = (client: Client, key: ApiKey): Promise<{ id: number }> =>
  overLatest({
    seen: key,
    load: async () => (await client.keys.list.query({})).find(({ id }) => id === key.id),
    isSame: (now) => isSameBut(key, now, OF_CHECKS),
    send: (ifMatch) => client.keys.delete.mutate({ id: key.id }, { context: over(ifMatch) }),
  });
