import { integrationFilterInput, integrationListSchema } from '@gatehouse/contract/marketplace.ts';
import { listIntegrations } from '#src/features/marketplace/integrations.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('marketplace');

export const marketplaceRouter = router({
  integrations: operation('GET /marketplace/integrations', 'List ready-made integrations with their code', {
    description:
      'Popular ones come first. A filter that is absent, empty or `All` in any case does not limit the list. The code reads each key from an environment variable, named in `requirements`.',
  })
    .input(integrationFilterInput)
    .output(integrationListSchema)
    .query(({ input }) => listIntegrations(input)),
});
