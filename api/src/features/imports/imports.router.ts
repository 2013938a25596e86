import {
  exportedSchema,
  exportInput,
  importInput,
  importResultSchema,
  importReviewSchema,
  reviewImportInput,
} from '@gatehouse/contract/imports.ts';
import { describedApiSchema } from '@gatehouse/contract/own-apis.ts';
import { exportEndpoints } from '#src/features/imports/export.service.ts';
import { describeDocument, reviewImport, runImport } from '#src/features/imports/imports.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('imports');

/** A document of 10 MiB as a JSON text, in which quotes and line breaks are escaped. */
const bodyLimit = 16 * 1024 * 1024;

export const importsRouter = router({
  review: operation('POST /imports/review', 'Review what an import would store, and store nothing', {
    description:
      'Reads OpenAPI 3, Swagger 2, Postman 2.0 and 2.1, Insomnia, Bruno, Hoppscotch, HAR, .http and .env documents, and cURL commands. Secrets are masked.',
  })
    .meta({ bodyLimit })
    .input(reviewImportInput)
    .output(importReviewSchema)
    .mutation(({ ctx, input }) => reviewImport(ctx.deps, input, ctx.signal)),

  describeApi: operation(
    'POST /imports/api',
    'Read what an OpenAPI document says about its API, and store nothing',
    {
      description:
        'From OpenAPI 3 or Swagger 2: the name, the base URL, where a key goes, and the operations, as `POST /api/providers` takes them.',
    },
  )
    .meta({ bodyLimit })
    .input(reviewImportInput)
    .output(describedApiSchema)
    .mutation(({ ctx, input }) => describeDocument(ctx.deps, input, ctx.signal)),

  run: operation(
    'POST /imports',
    'Save the chosen requests of a document as endpoints, its chosen secrets as keys, and its variables as environments',
    {
      description:
        'Stores all that is chosen or nothing. The digest is that of the review: 409 if the document has changed.',
    },
  )
    .meta({ bodyLimit })
    .input(importInput)
    .output(importResultSchema)
    .mutation(({ ctx, input }) => runImport(ctx.deps, input, ctx.signal)),

  export: operation(
    'GET /saved-endpoints/export',
    'Export the saved endpoints as a document, without secrets',
  )
    .input(exportInput)
    .output(exportedSchema)
    .query(({ ctx, input }) => exportEndpoints(ctx.deps, input)),
});
