import { deletedSchema, emptyInput } from '@gatehouse/contract/common.ts';
import {
  createFolderInput,
  folderIdInput,
  folderListSchema,
  folderSchema,
  patchFolderInput,
} from '@gatehouse/contract/folders.ts';
import * as folders from '#src/features/endpoints/folders/folders.service.ts';
import { CONDITIONAL, sendTagged, TAGGED } from '#src/if-match.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('endpoints');

export const foldersRouter = router({
  list: operation('GET /folders', 'List all folders of saved endpoints', {
    description: 'By name. `parentId` says which folder one is in.',
  })
    .input(emptyInput)
    .output(folderListSchema)
    .query(({ ctx }) => folders.listFolders(ctx.deps)),

  create: operation('POST /folders', 'Create a folder for saved endpoints', {
    ...TAGGED,
    description: 'In another folder if `parentId` says so, and with what is moved into it.',
  })
    .input(createFolderInput)
    .output(folderSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, folders.createFolder(ctx.deps, input))),

  update: operation('PATCH /folders/{id}', 'Rename a folder, or move it with all that is in it', {
    ...TAGGED,
    ...CONDITIONAL,
    description:
      'An absent field stays unchanged; `parentId: null` moves it out of every folder. Into itself or a folder in it: 400.',
  })
    .input(patchFolderInput)
    .output(folderSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, folders.updateFolder(ctx.deps, input, ctx))),

  delete: operation('DELETE /folders/{id}', 'Delete a folder', {
    ...CONDITIONAL,
    description: 'What is in it, endpoints and folders, is moved to its parent.',
  })
    .input(folderIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => folders.deleteFolder(ctx.deps, input.id, ctx)),
});
