import { emptyInput } from '@gatehouse/contract/common.ts';
import { keyFormListSchema } from '@gatehouse/contract/key-forms.ts';
import { addCatalogKeyInput, addedKeySchema } from '@gatehouse/contract/keys.ts';
import { addCatalogKey, listKeyForms } from '#src/features/key-forms/key-forms.service.ts';
import { procedure, router } from '#src/trpc.ts';

const tags = ['keys'];

export const keyFormsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/key-forms',
        tags,
        summary: 'List what the keys of each API look like',
      },
    })
    .input(emptyInput)
    .output(keyFormListSchema)
    .query(({ ctx }) => listKeyForms(ctx.deps)),

  addKey: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/keys/from-catalog',
        tags,
        summary: 'Store an API key of a catalog entry, and add the entry to the provider list',
      },
    })
    .input(addCatalogKeyInput)
    .output(addedKeySchema)
    .mutation(({ ctx, input }) => addCatalogKey(ctx.deps, input)),
});
