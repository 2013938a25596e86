import { emptyInput } from '@gatehouse/contract/common.ts';
import { keyFormListSchema } from '@gatehouse/contract/key-forms.ts';
import { addCatalogKeyInput, addedKeySchema } from '@gatehouse/contract/keys.ts';
import { addCatalogKey, listKeyForms } from '#src/features/key-forms/key-forms.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('keys');

export const keyFormsRouter = router({
  list: operation('GET /key-forms', 'List what the keys of each API look like')
    .input(emptyInput)
    .output(keyFormListSchema)
    .query(({ ctx }) => listKeyForms(ctx.deps)),

  addKey: operation(
    'POST /keys/from-catalog',
    'Store an API key of a catalog entry, and add the entry to the provider list',
  )
    .input(addCatalogKeyInput)
    .output(addedKeySchema)
    .mutation(({ ctx, input }) => addCatalogKey(ctx.deps, input)),
});
