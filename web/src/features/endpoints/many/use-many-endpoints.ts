import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { hasHiddenValues } from '#src/features/endpoints/open-endpoint.ts';
import { useLoadEndpoint } from '#src/features/endpoints/use-endpoint-changes.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { formatCount } from '#src/lib/format.ts';
import { isSameBut, overLatest } from '#src/lib/over-latest.ts';
import { runEach } from '#src/lib/run-each.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { toast, toastError } from '#src/ui/feedback/toast.ts';

/** Longer than other toasts: it has a button. */
const UNDO_MS = 10_000;
const AT_ONCE = 4;

/** Does something to each endpoint. Says what failed, and returns what did not, beside what it was before. */
const each = async <Result>(
  endpoints: readonly SavedEndpoint[],
  perform: (saved: SavedEndpoint) => Promise<Result>,
  failed: string,
): Promise<{ before: SavedEndpoint; after: Result }[]> => {
  const { signal } = new AbortController();
  const outcomes = await runEach(endpoints, { perform, limit: AT_ONCE, signal });
  const errors = outcomes.flatMap((one) => (one.state === 'failed' ? [one.error] : []));
  if (errors.length > 0)
    toastError(`${formatCount(errors.length, 'endpoint')} ${failed}. ${errorMessage(errors[0])}`);
  return outcomes.flatMap((one) => (one.state === 'done' ? [{ before: one.item, after: one.result }] : []));
};

/** What had the focus is gone. */
const keepFocus = (): void =>
  void setTimeout(() => document.activeElement === document.body && focusHeading());

/** Moves endpoints into a folder, or out of every one, and offers to undo it. */
export const useMoveEndpoints = (onMoved: () => void = () => undefined) => {
  const utils = trpc.useUtils();
  const load = useLoadEndpoint();
  const update = useOperation(trpc.endpoints.update);
  const move = async (
    endpoints: readonly SavedEndpoint[],
    folderOf: (saved: SavedEndpoint) => number | null,
  ) => {
    const moved = await each(
      endpoints.filter((saved) => saved.folderId !== folderOf(saved)),
      (saved) =>
        overLatest({
          seen: saved,
          load: () => load(saved.id),
          isSame: (now) => now.folderId === saved.folderId,
          send: (ifMatch) => update({ id: saved.id, folderId: folderOf(saved) }, { ifMatch }),
        }),
      'could not be moved',
    );
    const byId = new Map(moved.map(({ after }) => [after.id, after]));
    utils.endpoints.list.setData({}, (list) => list?.map((one) => byId.get(one.id) ?? one));
    return moved;
  };
  return useMutation({
    mutationFn: ({ endpoints, folderId }: { endpoints: readonly SavedEndpoint[]; folderId: number | null }) =>
      move(endpoints, () => folderId),
    onSuccess: (moved) => {
      onMoved();
      keepFocus();
      if (moved.length === 0) return;
      const places = new Map(moved.map(({ before }) => [before.id, before.folderId]));
      const undo = (): void =>
        void move(
          moved.map(({ after }) => after),
          ({ id }) => places.get(id) ?? null,
        ).then(() => toast({ title: 'Moved back' }));
      toast({
        title: moved.length === 1 ? 'Endpoint moved' : `${formatCount(moved.length, 'endpoint')} moved`,
        action: { label: 'Undo', onClick: undo },
        duration: UNDO_MS,
      });
    },
  });
};

/** Deletes endpoints as their user has seen them, and offers to undo it for those without hidden values. */
export const useDeleteEndpoints = (onDeleted: () => void) => {
  const utils = trpc.useUtils();
  const load = useLoadEndpoint();
  const create = useOperation(trpc.endpoints.create);
  const remove = useOperation(trpc.endpoints.delete);
  const restore = async (endpoints: readonly SavedEndpoint[]): Promise<void> => {
    const folders = new Set((utils.folders.list.getData({}) ?? []).map(({ id }) => id));
    const restored = await each(
      endpoints,
      ({ folderId, ...saved }) =>
        create({
          ...saved,
          // It may have been deleted since.
          folderId: folderId !== null && folders.has(folderId) ? folderId : null,
        }),
      'could not be restored',
    );
    const all = restored.map(({ after }) => after);
    utils.endpoints.list.setData({}, (list) => list && [...all, ...list]);
    toast({ title: `${formatCount(all.length, 'endpoint')} restored` });
    keepFocus();
  };
  return useMutation({
    mutationFn: (endpoints: readonly SavedEndpoint[]) =>
      each(
        endpoints,
        (saved) =>
          overLatest({
            seen: saved,
            load: () => load(saved.id),
            isSame: (now) => isSameBut(saved, now, ['updatedAt', 'isFavorite', 'folderId']),
            send: (ifMatch) => remove({ id: saved.id }, { ifMatch }),
          }),
        'could not be deleted',
      ),
    onSuccess: (deleted) => {
      const ids = new Set(deleted.map(({ before }) => before.id));
      utils.endpoints.list.setData({}, (list) => list?.filter(({ id }) => !ids.has(id)));
      onDeleted();
      keepFocus();
      if (deleted.length === 0) return;
      const back = deleted.map(({ before }) => before).filter((saved) => !hasHiddenValues(saved));
      const undo = { label: 'Undo', onClick: () => void restore(back) };
      toast({
        title: `${formatCount(deleted.length, 'endpoint')} deleted`,
        ...(back.length === 0 ? {} : { action: undo, duration: UNDO_MS }),
      });
    },
  });
};
