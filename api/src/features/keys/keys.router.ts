import { deletedSchema } from '@gatehouse/contract/common.ts';
import {
  addedKeySchema,
  addKeyInput,
  apiKeyListSchema,
  apiKeySchema,
  keyHostInput,
  keyIdInput,
  restoreKeyInput,
  revealedKeySchema,
  rotateKeyInput,
  updateKeyInput,
} from '@gatehouse/contract/keys.ts';
import { listPageInput } from '@gatehouse/contract/page-limit.ts';
import { addKey } from '#src/features/keys/add-key.service.ts';
import * as rotation from '#src/features/keys/key-rotation.service.ts';
import * as keys from '#src/features/keys/keys.service.ts';
import { CONDITIONAL, sendTagged, TAGGED } from '#src/if-match.ts';
import { LISTED_IN_PAGES, sendPage } from '#src/list-page.ts';
import { operationsOf, router, secretOperationsOf } from '#src/trpc.ts';

const operation = operationsOf('keys');
const secretOperation = secretOperationsOf('keys');

export const keysRouter = router({
  list: operation('GET /keys', 'List all API keys, masked', {
    description: LISTED_IN_PAGES,
  })
    .input(listPageInput)
    .output(apiKeyListSchema)
    .query(({ ctx, input }) =>
      sendPage(ctx, '/keys', input, (page) => keys.listKeys(ctx.deps, undefined, page)),
    ),

  add: operation('POST /keys', 'Store an API key', TAGGED)
    .input(addKeyInput)
    .output(addedKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, addKey(ctx.deps, input))),

  update: operation('PATCH /keys/{id}', 'Change the details of an API key, but not the key itself', {
    ...TAGGED,
    ...CONDITIONAL,
  })
    .input(updateKeyInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, keys.updateKey(ctx.deps, input, ctx))),

  reveal: secretOperation('POST /keys/{id}/reveal', 'Reveal an API key')
    .input(keyIdInput)
    .output(revealedKeySchema)
    .mutation(({ ctx, input }) => keys.revealKey(ctx.deps, input.id)),

  rotate: operation('POST /keys/{id}/rotate', 'Replace an API key with a new one', {
    ...TAGGED,
    ...CONDITIONAL,
  })
    .input(rotateKeyInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, rotation.rotateKey(ctx.deps, input, ctx))),

  restorePrevious: operation(
    'POST /keys/{id}/restore-previous',
    'Restore the key that the last rotation replaced, within 24 hours',
    {
      ...TAGGED,
      ...CONDITIONAL,
    },
  )
    .input(restoreKeyInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, rotation.restorePrevious(ctx.deps, input, ctx))),

  erasePrevious: operation('DELETE /keys/{id}/previous', 'Erase the key that the last rotation replaced', {
    ...TAGGED,
    ...CONDITIONAL,
  })
    .input(keyIdInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, rotation.erasePrevious(ctx.deps, input.id, ctx))),

  pinHost: operation('POST /keys/{id}/hosts', 'Pin a host to an API key, so that the key may be sent there', {
    ...TAGGED,
    ...CONDITIONAL,
  })
    .input(keyHostInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, keys.pinHost(ctx.deps, input, ctx))),

  unpinHost: operation('DELETE /keys/{id}/hosts/{host}', 'Unpin a host from an API key', {
    ...TAGGED,
    ...CONDITIONAL,
  })
    .input(keyHostInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, keys.unpinHost(ctx.deps, input, ctx))),

  delete: operation('DELETE /keys/{id}', 'Delete an API key', CONDITIONAL)
    .input(keyIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => keys.deleteKey(ctx.deps, input.id, ctx)),
});
