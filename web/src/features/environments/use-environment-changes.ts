import type { Environment, PatchEnvironmentInput } from '@gatehouse/contract/environments.ts';
import { useMutation } from '@tanstack/react-query';
import { isConflict } from '#src/lib/error-message.ts';
import { isSameBut, overLatest } from '#src/lib/over-latest.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { toast } from '#src/ui/feedback/toast.ts';

const FRESH = { staleTime: 0 };

/** Reads an environment again, and shows what it is now. */
export const useLoadEnvironment = () => {
  const utils = trpc.useUtils();
  return async (id: number): Promise<Environment | undefined> =>
    (await utils.environments.list.fetch({}, FRESH)).find((environment) => environment.id === id);
};

/** @param meta how a failure is said, where no form shows it */
export const useCreateEnvironment = (
  onSaved: (saved: Environment) => void,
  said: string,
  meta?: { failure: string },
) => {
  const utils = trpc.useUtils();
  return trpc.environments.create.useMutation({
    ...(meta === undefined ? {} : { meta }),
    onSuccess: (saved) => {
      utils.environments.list.setData({}, (list) => list && [...list, saved]);
      toast({ title: said });
      onSaved(saved);
    },
  });
};

export const useUpdateEnvironment = (onSaved: (saved: Environment) => void) => {
  const utils = trpc.useUtils();
  const update = useOperation(trpc.environments.update);
  return useMutation({
    mutationFn: ({ ifMatch, ...input }: PatchEnvironmentInput & { ifMatch: string | undefined }) =>
      update(input, { ifMatch }),
    onSuccess: (saved) => {
      utils.environments.list.setData({}, (list) => list?.map((one) => (one.id === saved.id ? saved : one)));
      toast({ title: 'Environment updated' });
      onSaved(saved);
    },
  });
};

/** Deletes an environment as its user has seen it. */
export const useDeleteEnvironment = (environment: Environment, onDone: () => void) => {
  const utils = trpc.useUtils();
  const load = useLoadEnvironment();
  const remove = useOperation(trpc.environments.delete);
  return useMutation({
    mutationFn: () =>
      overLatest({
        seen: environment,
        load: () => load(environment.id),
        isSame: (now) => isSameBut(environment, now, ['updatedAt']),
        send: (ifMatch) => remove({ id: environment.id }, { ifMatch }),
      }),
    onSuccess: ({ id }) => {
      utils.environments.list.setData({}, (list) => list?.filter((one) => one.id !== id));
      toast({ title: 'Environment deleted' });
      onDone();
    },
    onSettled: (_done, error) => {
      // What it is now has to be seen first.
      if (isConflict(error)) onDone();
    },
    meta: { failure: 'Failed to delete environment' },
  });
};
