import { emptyInput } from '@gatehouse/contract/common.ts';
import type { QuickDiscovery } from '@gatehouse/contract/plain/discovery-options.ts';
import {
  catalogueNameListSchema,
  catalogueNamesInput,
  companyResearchSchema,
  companyResearchStepSchema,
  discoverApisInput,
  discoveryResultSchema,
  industryListSchema,
  quickDiscoveryResultSchema,
  scrapeCompanyInput,
} from '@gatehouse/contract/research.ts';
import { researchCompany } from '#src/features/research/company-research.service.ts';
import {
  discoverApis,
  discoverQuickly,
  findNames,
  listIndustries,
} from '#src/features/research/research.service.ts';
import { progressOutput, streamProgress } from '#src/progress/progress-stream.ts';
import { operationsOf, procedure, router } from '#src/trpc.ts';

const operation = operationsOf('research');

const quick = (id: QuickDiscovery, summary: string) =>
  operation(`POST /discover-${id}-apis`, summary)
    .input(emptyInput)
    .output(quickDiscoveryResultSchema)
    .mutation(({ ctx }) => discoverQuickly(ctx.deps, id));

export const researchRouter = router({
  industries: operation('GET /supported-industries', 'List the industries to which a search can be limited')
    .input(emptyInput)
    .output(industryListSchema)
    .query(({ ctx }) => listIndustries(ctx.deps)),

  names: operation('GET /catalogue-apis', 'Find APIs of the catalog by a part of their name', {
    description:
      'At most 12, the best match first. `name` may be abbreviated (`opnai`). `providerSlug` is set for those in the provider list. `POST /discover-apis` finds APIs by what they do.',
  })
    .input(catalogueNamesInput)
    .output(catalogueNameListSchema)
    .query(({ ctx, input }) => findNames(ctx.deps, input.name)),

  discover: operation('POST /discover-apis', 'Search the built-in catalog of APIs', {
    description:
      'With `autoSave`, the APIs that are found are added to the provider list, each name only once; if the query is exactly the name of an API, only that API is found and added. Several companies may have an API of that name: the `id` of a result says which one is meant. `saved` lists the results that are in the provider list after the call. `understood` says how the query was read, and if nothing is found, why.',
  })
    .input(discoverApisInput)
    .output(discoveryResultSchema)
    .mutation(({ ctx, input }) => discoverApis(ctx.deps, input)),

  discoverBusiness: quick('business', 'Find APIs for business intelligence and CRM'),
  discoverMarketing: quick('marketing', 'Find APIs for marketing and analytics'),
  discoverResearch: quick('research', 'Find APIs for market research and data'),

  scrapeCompany: operation('POST /scrape-company', "Find a company's APIs on its web site", {
    description:
      'Reads at most 20 pages within 60 s, and only those that robots.txt allows. `evidence` lists every URL tried. The built-in catalog is searched last.',
  })
    .input(scrapeCompanyInput)
    .output(companyResearchSchema)
    .mutation(({ ctx, input }) => researchCompany(ctx.deps, input.domain, ctx.signal)),

  scrapeCompanyWithProgress: procedure
    .meta({ progressOf: 'research.scrapeCompany' })
    .input(scrapeCompanyInput)
    .output(progressOutput(companyResearchStepSchema, companyResearchSchema))
    .mutation(({ ctx, input }) => {
      // A proxy that buffers responses would delay the progress until the end.
      ctx.setHeader('x-accel-buffering', 'no');
      return streamProgress(ctx.signal, (signal, onStep) =>
        researchCompany(ctx.deps, input.domain, signal, onStep),
      );
    }),
});
