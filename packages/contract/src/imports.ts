import { z } from 'zod';
import { MAX_ENDPOINT_NAME_LENGTH, MIN_ENDPOINT_NAME_LENGTH } from '#src/plain/endpoint-options.ts';
import {
  EXPORT_FORMATS,
  IMPORT_FORMATS,
  MAX_IMPORT_ENTRIES,
  MAX_IMPORT_LENGTH,
  MAX_IMPORT_SECRETS,
} from '#src/plain/import-options.ts';
import { MAX_ENVIRONMENT_NAME_LENGTH, MAX_ENVIRONMENTS } from '#src/plain/variables/limits.ts';
import { httpUrl, idSchema, pathIdSchema, requiredId, requiredText, text } from './common.ts';
import { hostsSchema, variableName, variableSchema } from './environments.ts';
import { textOfAtLeast } from './fields.ts';

const ONE_SOURCE = 'Choose a file, paste a text, or enter a URL';

/** Where the document comes from. It is stored nowhere: a caller sends it for the review and again to import from it. */
const source = {
  text: z.string().max(MAX_IMPORT_LENGTH, 'The document is longer than 10 MiB').optional(),
  /** Where the server fetches it, instead of `text`. */
  url: httpUrl().optional(),
  fileName: text(255).optional(),
  /** Where relative URLs start, and what a variable in front of a path that has no value stands for. */
  baseUrl: httpUrl().optional(),
};

const hasOneSource = (input: { text?: string | undefined; url?: string | undefined }): boolean =>
  (input.text === undefined) !== (input.url === undefined);

export const reviewImportInput = z.object(source).refine(hasOneSource, ONE_SOURCE);
export type ReviewImportInput = z.infer<typeof reviewImportInput>;

const importEntrySchema = z.object({
  /** Its place in the document, from 0. */
  index: z.number().int(),
  /** The line where it starts, from 1; null if the format has no lines. */
  line: z.number().int().nullable(),
  name: z.string(),
  method: z.string(),
  /** Its URL without secrets, also if it is invalid. */
  endpoint: z.string(),
  status: z.enum(['new', 'duplicate', 'invalid']),
  /** Why it is a duplicate or invalid. */
  reason: z.string().nullable(),
  /** It would be valid with a base URL. */
  needsBaseUrl: z.boolean(),
  /** The names of the folders that it is in, the outermost one first. */
  path: z.array(z.string()),
  /** Its document says that no key is sent with it. */
  withoutKey: z.boolean(),
  /** The stored key with the secret that its document has for it: the endpoint remembers it. Null if there is none, or are several. */
  keyName: z.string().nullable(),
  /** What is not imported of it. */
  notes: z.array(z.string()),
  /** The provider that its host belongs to; null if none in the list has this host. */
  providerId: idSchema.nullable(),
  host: z.string().nullable(),
});
export type ImportEntry = z.infer<typeof importEntrySchema>;

const importSecretSchema = z.object({
  index: z.number().int(),
  name: z.string(),
  /** The mask, never the secret. */
  secret: z.string(),
  line: z.number().int().nullable(),
  /** Where it was found: `Authorization header`, `OPENAI_API_KEY`. */
  place: z.string(),
  host: z.string().nullable(),
  status: z.enum(['new', 'stored', 'invalid']),
  /** Why it is not offered. */
  reason: z.string().nullable(),
  providerId: idSchema.nullable(),
});
export type ImportSecret = z.infer<typeof importSecretSchema>;

const importEnvironmentSchema = z.object({
  index: z.number().int(),
  line: z.number().int().nullable(),
  /** A free one: of an environment that is stored, or is in the document before, nothing is overwritten. */
  name: z.string(),
  /** `stored`: there is an environment with the same name in the document and the same variables. */
  status: z.enum(['new', 'stored']),
  /** Why it has another name than in the document, or is not imported by default. */
  reason: z.string().nullable(),
  variables: z
    .array(variableSchema.required())
    .describe('Hosts: those that requests of the document send a secret one to.'),
});
export type ImportEnvironment = z.infer<typeof importEnvironmentSchema>;

const importProblemSchema = z.object({ line: z.number().int().nullable(), message: z.string() });
export type ImportProblem = z.infer<typeof importProblemSchema>;

export const importReviewSchema = z.object({
  /** Null if the document has none of the formats that can be imported. */
  format: z.enum(IMPORT_FORMATS).nullable(),
  title: z.string().nullable(),
  /** Tells whether the document is still the one that was reviewed. */
  digest: z.string(),
  entries: z.array(importEntrySchema),
  secrets: z.array(importSecretSchema),
  /** The variables of the document. Requests keep theirs: {{name}}. */
  environments: z.array(importEnvironmentSchema),
  /** What could not be read of the document. */
  problems: z.array(importProblemSchema),
});
export type ImportReview = z.infer<typeof importReviewSchema>;

const place = z.number().int().min(0).max(1_000_000);

export const importInput = z
  .object({
    ...source,
    /** Of the review. */
    digest: z.string().max(100),
    endpoints: z
      .array(
        z.object({
          index: place,
          providerId: requiredId('Please select an API provider'),
          /** Default: its name in the document. */
          name: textOfAtLeast(
            MIN_ENDPOINT_NAME_LENGTH,
            MAX_ENDPOINT_NAME_LENGTH,
            `Name must be at least ${MIN_ENDPOINT_NAME_LENGTH} characters.`,
          ).optional(),
        }),
      )
      .max(MAX_IMPORT_ENTRIES),
    secrets: z
      .array(
        z.object({
          index: place,
          providerId: requiredId('Provider is required'),
          name: requiredText(200, 'Key name is required'),
        }),
      )
      .max(MAX_IMPORT_SECRETS),
    environments: z
      .array(
        z.object({
          index: place,
          /** Default: that of the review. */
          name: requiredText(MAX_ENVIRONMENT_NAME_LENGTH, 'Environment name is required').optional(),
          hosts: z
            .record(variableName, hostsSchema)
            .optional()
            .describe('Where secret variables may be sent, by name. Default: the hosts of the review.'),
        }),
      )
      .max(MAX_ENVIRONMENTS)
      .optional()
      .describe('Default: all that are new.'),
  })
  .refine(hasOneSource, ONE_SOURCE);
export type ImportInput = z.infer<typeof importInput>;

/** How many were stored. */
export const importResultSchema = z.object({
  endpoints: z.number().int(),
  keys: z.number().int(),
  environments: z.number().int(),
});
export type ImportResult = z.infer<typeof importResultSchema>;

export const exportInput = z.object({
  format: z.enum(EXPORT_FORMATS),
  /** Only the endpoints of this provider. */
  providerId: pathIdSchema.optional(),
});
export type ExportInput = z.infer<typeof exportInput>;

export const exportedSchema = z.object({ fileName: z.string(), contentType: z.string(), text: z.string() });
export type ExportResult = z.infer<typeof exportedSchema>;
