import { recommendationsSchema, recommendInput } from '@gatehouse/contract/discover.ts';
import { recommend } from '#src/features/discover/discover.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('discover');

export const discoverRouter = router({
  recommend: operation('POST /recommendations', 'Recommend APIs for a project', {
    description:
      'All recommendations come from the built-in catalog. `answeredBy` and the first of `reasoningParts` say whether the catalog or the configured model chose and explained them; `reasoning` contains all parts as one text. `understood` says how the text was read and what of it was not; if nothing fits, it has a question with texts to send instead. `groups` sorts the recommendations by what they cover of several needs.',
  })
    .input(recommendInput)
    .output(recommendationsSchema)
    .mutation(({ ctx, input }) => recommend(ctx.deps, input, ctx.signal)),
});
