import { emptyInput } from '@gatehouse/contract/common.ts';
import {
  companyResearchSchema,
  companyResearchStepSchema,
  discoverApisInput,
  discoveryResultSchema,
  industryListSchema,
  type QuickDiscovery,
  quickDiscoveryResultSchema,
  scrapeCompanyInput,
} from '@gatehouse/contract/research.ts';
import { researchCompany } from '#src/features/research/company-research.service.ts';
import { discoverApis, discoverQuickly, listIndustries } from '#src/features/research/research.service.ts';
import { progressOutput, streamProgress } from '#src/progress/progress-stream.ts';
import { procedure, router } from '#src/trpc.ts';

const tags = ['research'];

const quick = (id: QuickDiscovery, summary: string) =>
  procedure
    .meta({ openapi: { method: 'POST', path: `/discover-${id}-apis`, tags, summary } })
    .input(emptyInput)
    .output(quickDiscoveryResultSchema)
    .mutation(({ ctx }) => discoverQuickly(ctx.deps, id));

export const researchRouter = router({
  industries: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/supported-industries',
        tags,
        summary: 'List the industries that a discovery can be narrowed to',
      },
    })
    .input(emptyInput)
    .output(industryListSchema)
    .query(() => listIndustries()),

  discover: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/discover-apis',
        tags,
        summary: 'Search the built-in catalogue of APIs',
        description:
          'With `autoSave` what is found is added to the provider list, no name twice; a query that is the very name of an API then finds and adds that one alone. `saved` lists what of the result is in the provider list after the call.',
      },
    })
    .input(discoverApisInput)
    .output(discoveryResultSchema)
    .mutation(({ ctx, input }) => discoverApis(ctx.deps, input)),

  discoverBusiness: quick('business', 'Find APIs for business intelligence and CRM'),
  discoverMarketing: quick('marketing', 'Find APIs for marketing and analytics'),
  discoverResearch: quick('research', 'Find APIs for market research and data'),

  scrapeCompany: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/scrape-company',
        tags,
        summary: "Look for a company's APIs on its own site",
        description:
          'Reads at most 20 pages within 60 s, and only what robots.txt allows. `evidence` lists what was tried. The catalogue is asked last.',
      },
    })
    .input(scrapeCompanyInput)
    .output(companyResearchSchema)
    .mutation(({ ctx, input }) => researchCompany(ctx.deps, input.domain, ctx.signal)),

  scrapeCompanyWithProgress: procedure
    .meta({ progressOf: 'research.scrapeCompany' })
    .input(scrapeCompanyInput)
    .output(progressOutput(companyResearchStepSchema, companyResearchSchema))
    .mutation(({ ctx, input }) => {
      // A proxy that collects an answer before it passes it on would keep the steps to the end.
      ctx.setHeader('x-accel-buffering', 'no');
      return streamProgress(ctx.signal, (signal, onStep) =>
        researchCompany(ctx.deps, input.domain, signal, onStep),
      );
    }),
});
