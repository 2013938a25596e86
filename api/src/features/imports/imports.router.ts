import {
  exportedSchema,
  exportInput,
  importInput,
  importResultSchema,
  importReviewSchema,
  reviewImportInput,
} from '@gatehouse/contract/imports.ts';
import { exportEndpoints } from '#src/features/imports/export.service.ts';
import { reviewImport, runImport } from '#src/features/imports/imports.service.ts';
import { procedure, router } from '#src/trpc.ts';

const tags = ['imports'];

/** A document of 10 MiB as a JSON text, in which quotes and line breaks are escaped. */
const bodyLimit = 16 * 1024 * 1024;

export const importsRouter = router({
  review: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/imports/review',
        tags,
        summary: 'Review what an import would store, and store nothing',
        description:
          'Reads OpenAPI 3, Swagger 2, Postman v2.1, Insomnia, Bruno, HAR, .http and .env documents, and cURL commands. Secrets are masked.',
      },
      bodyLimit,
    })
    .input(reviewImportInput)
    .output(importReviewSchema)
    .mutation(({ ctx, input }) => reviewImport(ctx.deps, input, ctx.signal)),

  run: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/imports',
        tags,
        summary: 'Save the chosen requests of a document as endpoints, and its chosen secrets as keys',
        description:
          'Stores all that is chosen or nothing. The digest is that of the review: 409 if the document has changed.',
      },
      bodyLimit,
    })
    .input(importInput)
    .output(importResultSchema)
    .mutation(({ ctx, input }) => runImport(ctx.deps, input, ctx.signal)),

  export: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/saved-endpoints/export',
        tags,
        summary: 'Export the saved endpoints as a document, without secrets',
      },
    })
    .input(exportInput)
    .output(exportedSchema)
    .query(({ ctx, input }) => exportEndpoints(ctx.deps, input)),
});
