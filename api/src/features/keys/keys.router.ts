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
import { procedure, router, secretProcedure } from '#src/trpc.ts';

const tags = ['keys'];

export const keysRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/keys',
        tags,
        summary: 'List all API keys, masked',
        description: LISTED_IN_PAGES,
      },
    })
    .input(listPageInput)
    .output(apiKeyListSchema)
    .query(({ ctx, input }) =>
      sendPage(ctx, '/keys', input, (page) => keys.listKeys(ctx.deps, undefined, page)),
    ),

  add: procedure
    .meta({ openapi: { ...TAGGED, method: 'POST', path: '/keys', tags, summary: 'Store an API key' } })
    .input(addKeyInput)
    .output(addedKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, addKey(ctx.deps, input))),

  update: procedure
    .meta({
      openapi: {
        ...TAGGED,
        ...CONDITIONAL,
        method: 'PATCH',
        path: '/keys/{id}',
        tags,
        summary: 'Change the details of an API key, but not the key itself',
      },
    })
    .input(updateKeyInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, keys.updateKey(ctx.deps, input, ctx))),

  reveal: secretProcedure
    .meta({
      openapi: { method: 'POST', path: '/keys/{id}/reveal', tags, summary: 'Reveal an API key' },
    })
    .input(keyIdInput)
    .output(revealedKeySchema)
    .mutation(({ ctx, input }) => keys.revealKey(ctx.deps, input.id)),

  rotate: procedure
    .meta({
      openapi: {
        ...TAGGED,
        ...CONDITIONAL,
        method: 'POST',
        path: '/keys/{id}/rotate',
        tags,
        summary: 'Replace an API key with a new one',
      },
    })
    .input(rotateKeyInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, rotation.rotateKey(ctx.deps, input, ctx))),

  restorePrevious: procedure
    .meta({
      openapi: {
        ...TAGGED,
        ...CONDITIONAL,
        method: 'POST',
        path: '/keys/{id}/restore-previous',
        tags,
        summary: 'Restore the key that the last rotation replaced, within 24 hours',
      },
    })
    .input(restoreKeyInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, rotation.restorePrevious(ctx.deps, input, ctx))),

  erasePrevious: procedure
    .meta({
      openapi: {
        ...TAGGED,
        ...CONDITIONAL,
        method: 'DELETE',
        path: '/keys/{id}/previous',
        tags,
        summary: 'Erase the key that the last rotation replaced',
      },
    })
    .input(keyIdInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, rotation.erasePrevious(ctx.deps, input.id, ctx))),

  pinHost: procedure
    .meta({
      openapi: {
        ...TAGGED,
        ...CONDITIONAL,
        method: 'POST',
        path: '/keys/{id}/hosts',
        tags,
        summary: 'Pin a host to an API key, so that the key may be sent there',
      },
    })
    .input(keyHostInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, keys.pinHost(ctx.deps, input, ctx))),

  unpinHost: procedure
    .meta({
      openapi: {
        ...TAGGED,
        ...CONDITIONAL,
        method: 'DELETE',
        path: '/keys/{id}/hosts/{host}',
        tags,
        summary: 'Unpin a host from an API key',
      },
    })
    .input(keyHostInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, keys.unpinHost(ctx.deps, input, ctx))),

  delete: procedure
    .meta({
      openapi: { ...CONDITIONAL, method: 'DELETE', path: '/keys/{id}', tags, summary: 'Delete an API key' },
    })
    .input(keyIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => keys.deleteKey(ctx.deps, input.id, ctx)),
});
