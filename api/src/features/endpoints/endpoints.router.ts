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
import { operationsOf, router } from '#src/trpc.ts';
import { WITH_FILES } from '#src/uploads/with-files.ts';

const operation = operationsOf('endpoints');

export const endpointsRouter = router({
  list: operation('GET /saved-endpoints', 'List all saved endpoints, with their secrets masked', {
    description: LISTED_IN_PAGES,
  })
    .input(listPageInput)
    .output(savedEndpointListSchema)
    .query(({ ctx, input }) =>
      sendPage(ctx, '/saved-endpoints', input, (page) => endpoints.listEndpoints(ctx.deps, page)),
    ),

  create: operation('POST /saved-endpoints', 'Save an endpoint', {
    ...TAGGED,
    description:
      'Values in the URL, the headers and the body that look like secrets are stored encrypted, and masked in every response.',
  })
    .meta(WITH_FILES)
    .input(createEndpointInput)
    .output(savedEndpointSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, endpoints.createEndpoint(ctx.deps, input))),

  update: operation('PATCH /saved-endpoints/{id}', 'Change a saved endpoint', {
    ...TAGGED,
    ...CONDITIONAL,
    description:
      'An absent field stays unchanged, null clears it, and a mask that is sent back unchanged keeps the stored value.',
  })
    .meta(WITH_FILES)
    .input(patchEndpointInput)
    .output(savedEndpointSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, endpoints.updateEndpoint(ctx.deps, input, ctx))),

  delete: operation('DELETE /saved-endpoints/{id}', 'Delete a saved endpoint', CONDITIONAL)
    .input(endpointIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => endpoints.deleteEndpoint(ctx.deps, input.id, ctx)),
});
