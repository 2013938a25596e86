import { deletedSchema } from '@gatehouse/contract/common.ts';
import {
  createEndpointInput,
  endpointIdInput,
  patchEndpointInput,
  savedEndpointListSchema,
  savedEndpointSchema,
} from '@gatehouse/contract/endpoints.ts';
import { listPageInput } from '@gatehouse/contract/page-limit.ts';
import * as endpoints from '#src/features/endpoints/endpoints.service.ts';
import { CONDITIONAL, sendTagged, TAGGED } from '#src/if-match.ts';
import { LISTED_IN_PAGES, sendPage } from '#src/list-page.ts';
import { procedure, router } from '#src/trpc.ts';
import { WITH_FILES } from '#src/uploads/with-files.ts';

const tags = ['endpoints'];

export const endpointsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/saved-endpoints',
        tags,
        summary: 'List all saved endpoints, with their secrets masked',
        description: LISTED_IN_PAGES,
      },
    })
    .input(listPageInput)
    .output(savedEndpointListSchema)
    .query(({ ctx, input }) =>
      sendPage(ctx, '/saved-endpoints', input, (page) => endpoints.listEndpoints(ctx.deps, page)),
    ),

  create: procedure
    .meta({
      ...WITH_FILES,
      openapi: {
        ...TAGGED,
        method: 'POST',
        path: '/saved-endpoints',
        tags,
        summary: 'Save an endpoint',
        description:
          'Values in the URL, the headers and the body that look like secrets are stored encrypted, and masked in every response.',
      },
    })
    .input(createEndpointInput)
    .output(savedEndpointSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, endpoints.createEndpoint(ctx.deps, input))),

  update: procedure
    .meta({
      ...WITH_FILES,
      openapi: {
        ...TAGGED,
        ...CONDITIONAL,
        method: 'PATCH',
        path: '/saved-endpoints/{id}',
        tags,
        summary: 'Change a saved endpoint',
        description:
          'An absent field stays unchanged, null clears it, and a mask that is sent back unchanged keeps the stored value.',
      },
    })
    .input(patchEndpointInput)
    .output(savedEndpointSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, endpoints.updateEndpoint(ctx.deps, input, ctx))),

  delete: procedure
    .meta({
      openapi: {
        ...CONDITIONAL,
        method: 'DELETE',
        path: '/saved-endpoints/{id}',
        tags,
        summary: 'Delete a saved endpoint',
      },
    })
    .input(endpointIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => endpoints.deleteEndpoint(ctx.deps, input.id, ctx)),
});
