import { integrationFilterInput, integrationListSchema } from '@gatehouse/contract/marketplace.ts';
import { listIntegrations } from '#src/features/marketplace/integrations.service.ts';
import { procedure, router } from '#src/trpc.ts';

export const marketplaceRouter = router({
  integrations: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/marketplace/integrations',
        tags: ['marketplace'],
        summary: 'List ready-made integrations with their code',
        description:
          'Popular ones come first. A filter that is absent, empty or `All` in any case does not limit the list. The code reads each key from an environment variable, named in `requirements`.',
      },
    })
    .input(integrationFilterInput)
    .output(integrationListSchema)
    .query(({ input }) => listIntegrations(input)),
});
