import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { CreateFolderInput, Folder, PatchFolderInput } from '@gatehouse/contract/folders.ts';
import { useMutation } from '@tanstack/react-query';
import { useLoadEndpoint } from '#src/features/endpoints/use-endpoint-changes.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { overLatest } from '#src/lib/over-latest.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { toast } from '#src/ui/feedback/toast.ts';

/** Longer than other toasts: it has a button. */
const UNDO_MS = 10_000;

const useLists = () => {
  const utils = trpc.useUtils();
  return {
    utils,
    loadFolders: () => utils.folders.list.invalidate(),
    /** Deleting a folder gives what was in it another version too. */
    loadBoth: () => Promise.all([utils.folders.list.invalidate(), utils.endpoints.list.invalidate()]),
  };
};

/** Changes a folder as its user has seen it. */
const useChangeFolder = () => {
  const { utils } = useLists();
  const update = useOperation(trpc.folders.update);
  return (given: Folder, input: Omit<PatchFolderInput, 'id'>): Promise<Folder> =>
    overLatest({
      seen: given,
      load: async () =>
        (await utils.folders.list.fetch({}, { staleTime: 0 })).find(({ id }) => id === given.id),
      isSame: ({ name, parentId }) => name === given.name && parentId === given.parentId,
      send: (ifMatch) => update({ ...input, id: given.id }, { ifMatch }),
    });
};

/** Moves a folder into another one, or out of every one, and offers to undo it. */
export const useMoveFolder = () => {
  const { loadFolders } = useLists();
  const change = useChangeFolder();
  const move = async (folder: Folder, parentId: number | null): Promise<Folder> => {
    const moved = await change(folder, { parentId });
    await loadFolders();
    return moved;
  };
  return useMutation({
    mutationFn: ({ folder, parentId }: { folder: Folder; parentId: number | null }) => move(folder, parentId),
    onSuccess: (moved, { folder }) => {
      const undo = (): void => void move(moved, folder.parentId).then(() => toast({ title: 'Moved back' }));
      toast({ title: 'Folder moved', action: { label: 'Undo', onClick: undo }, duration: UNDO_MS });
    },
    meta: { failure: 'Failed to move folder' },
  });
};

/** Creates a folder, or changes one as its user has seen it. */
export const useSaveFolder = (folder: Folder | undefined, onSaved: (saved: Folder) => void) => {
  const { loadFolders } = useLists();
  const create = useOperation(trpc.folders.create);
  const change = useChangeFolder();
  return useMutation({
    mutationFn: (input: CreateFolderInput) => (folder === undefined ? create(input) : change(folder, input)),
    onSuccess: async (saved) => {
      await loadFolders();
      toast({ title: folder === undefined ? 'Folder created' : 'Folder updated' });
      onSaved(saved);
      // What had the focus may be gone.
      setTimeout(() => document.activeElement === document.body && focusHeading());
    },
  });
};

/** Creates a folder that was deleted again, with what was in it. */
const useRestoreFolder = () => {
  const { loadBoth } = useLists();
  return trpc.folders.create.useMutation({
    onSuccess: async () => {
      await loadBoth();
      toast({ title: 'Folder restored' });
    },
    meta: { failure: 'Failed to create folder' },
  });
};

/** Deletes a folder, and offers to undo it. */
export const useDeleteFolder = (onDeleted: () => void) => {
  const { utils, loadBoth } = useLists();
  const { mutate: restore } = useRestoreFolder();
  const remove = useOperation(trpc.folders.delete);
  return useMutation({
    mutationFn: async (folder: Folder) => {
      const endpoints = utils.endpoints.list.getData({}) ?? [];
      const folders = utils.folders.list.getData({}) ?? [];
      await remove({ id: folder.id });
      return {
        name: folder.name,
        parentId: folder.parentId,
        endpointIds: endpoints.filter(({ folderId }) => folderId === folder.id).map(({ id }) => id),
        folderIds: folders.filter(({ parentId }) => parentId === folder.id).map(({ id }) => id),
      };
    },
    onSuccess: async (before) => {
      await loadBoth();
      onDeleted();
      toast({
        title: 'Folder deleted',
        action: { label: 'Undo', onClick: () => restore(before) },
        duration: UNDO_MS,
      });
    },
    meta: { failure: 'Failed to delete folder' },
  });
};

/** Moves an endpoint into a folder, or out of every one. */
export const useMoveEndpoint = (saved: SavedEndpoint, onMoved: () => void) => {
  const { utils } = useLists();
  const load = useLoadEndpoint();
  const update = useOperation(trpc.endpoints.update);
  return useMutation({
    mutationFn: (folderId: number | null) =>
      overLatest({
        seen: saved,
        load: () => load(saved.id),
        isSame: (now) => now.folderId === saved.folderId,
        send: (ifMatch) => update({ id: saved.id, folderId }, { ifMatch }),
      }),
    onSuccess: (moved) => {
      utils.endpoints.list.setData({}, (list) => list?.map((one) => (one.id === moved.id ? moved : one)));
      toast({ title: 'Endpoint moved' });
      onMoved();
    },
  });
};
