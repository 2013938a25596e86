import { z } from 'zod';
import { idSchema, isoTimeSchema, jsonValueSchema, MAX_ID, pathIdSchema, text } from './common.ts';
import { marketplaceIdSchema } from './marketplace.ts';
import { pageLimit } from './page-limit.ts';
import { callMethodSchema } from './testing.ts';

/** The longest response of a step that a run shows, in characters; a longer one is cut. */
export const MAX_SHOWN_RESPONSE = 16_384;

const compositionStepSchema = z.object({
  id: marketplaceIdSchema,
  /** What the step does, such as "Read the newest issues". */
  title: z.string(),
  /** A provider's slug. */
  provider: z.string(),
  method: callMethodSchema,
  /** A path under the provider's base URL, with `{placeholders}` for values. */
  endpoint: z.string(),
  changes: z.boolean().describe('True if the step creates, changes or sends something at the provider.'),
});
export type CompositionStep = z.infer<typeof compositionStepSchema>;

const jsonSchemaSchema = z.record(z.string(), jsonValueSchema);

const compositionSchema = z.object({
  id: marketplaceIdSchema,
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  steps: z.array(compositionStepSchema),
  /** JSON Schema of the inputs: an object whose properties each have a title, a description and a default. */
  inputSchema: jsonSchemaSchema,
  outputSchema: jsonSchemaSchema,
});
export type Composition = z.infer<typeof compositionSchema>;

export const compositionListSchema = z.array(compositionSchema);

export const compositionIdInput = z.object({ id: marketplaceIdSchema });

/** What a run would call a provider with. */
const readyProviderSchema = z.object({
  /** A provider's slug. */
  provider: z.string(),
  name: z.string(),
  /** Null if the provider is not in the list yet. */
  providerId: idSchema.nullable(),
  canConnect: z
    .boolean()
    .describe('True if a login with OAuth can be made: it is known, or a configuration for it is saved.'),
  /** What can be chosen, the newest key first; empty if nothing is stored. Of several, a run names one. Never a secret. */
  credentials: z.array(
    z.object({
      type: z.enum(['key', 'connection']),
      id: idSchema,
      name: z.string(),
    }),
  ),
});
export type ReadyProvider = z.infer<typeof readyProviderSchema>;

export const compositionReadinessSchema = z.object({
  id: marketplaceIdSchema,
  /** True if every provider has a key or a connection. */
  isReady: z.boolean(),
  providers: z.array(readyProviderSchema),
});
export type CompositionReadiness = z.infer<typeof compositionReadinessSchema>;

/** What to call a provider with; by default the only key or connection that it has. A key that is null: without one. */
const credentialOverrideSchema = z.union([
  z.strictObject({ apiKeyId: idSchema.nullable() }),
  z.strictObject({ connectionId: idSchema }),
]);

export const executeCompositionInput = z.object({
  id: marketplaceIdSchema,
  /** Each input that is absent has its default. */
  inputs: z.record(text(100), jsonValueSchema).optional(),
  /** By the provider's slug. Needed where a provider has several keys or connections. */
  credentials: z.record(text(100), credentialOverrideSchema).optional(),
});
export type ExecuteCompositionInput = z.infer<typeof executeCompositionInput>;

/** How many runs are kept, and for how long; older ones are deleted. */
export const MAX_KEPT_RUNS = 200;
export const KEPT_RUN_DAYS = 30;

const RUN_STATUSES = ['running', 'completed', 'failed'] as const;

/** One step of a run, after it ended. Everything in it is masked. */
const runStepSchema = compositionStepSchema.extend({
  /** The provider's HTTP status; null if there was no response. */
  status: z.number().int().nullable(),
  /** In ms. */
  responseTime: z.number(),
  /** Null if the step failed before a request could be built. */
  request: z
    .object({
      url: z.string(),
      headers: z.record(z.string(), z.string()),
      /** Absent if there was none. */
      body: z.string().optional(),
    })
    .nullable(),
  /** The body of the response as text, at most `MAX_SHOWN_RESPONSE` characters; absent if there was none. */
  response: z.string().optional(),
  /** True if the response was longer than what is shown. */
  truncated: z.boolean().optional(),
  /** True if it was not called again, because it succeeded in the run that was retried. */
  reused: z.boolean().optional(),
  /** The values that later steps can use. */
  output: jsonValueSchema.optional(),
  /** Why the step failed. */
  error: z.string().optional(),
});
export type RunStep = z.infer<typeof runStepSchema>;

export const compositionRunSchema = z.object({
  /** The composition's. */
  id: marketplaceIdSchema,
  name: z.string(),
  runId: idSchema,
  status: z.enum(RUN_STATUSES),
  /** The steps that ran, in order. The last one has the `error` of a failed run, unless the run was stopped. */
  steps: z.array(runStepSchema),
  /** Why the run failed or was stopped; absent if it did not. */
  error: z.string().optional(),
  /** Why a completed run ended before its last step: there was nothing left to do. */
  note: z.string().optional(),
  /** With the defaults of those that were absent. An input that contains a secret is rejected. */
  inputs: z.record(z.string(), jsonValueSchema),
  /** Null if the run failed, still runs, or has a `note`. */
  output: jsonValueSchema,
  /** The run that was retried; null if it began at the first step. */
  retryOf: idSchema.nullable(),
  startedAt: isoTimeSchema,
  /** Null while it runs. */
  endedAt: isoTimeSchema.nullable(),
});
export type CompositionRun = z.infer<typeof compositionRunSchema>;

/** What a run reports while it runs. */
export const runProgressSchema = z.union([
  /** A step begins. */
  z.object({ runId: idSchema, begun: marketplaceIdSchema }),
  z.object({ runId: idSchema, ended: runStepSchema }),
]);
export type RunProgress = z.infer<typeof runProgressSchema>;

export const runIdInput = z.object({ id: pathIdSchema });

export const retryRunInput = z.object({
  id: pathIdSchema,
  /** By the provider's slug. Default: what the run was made with. */
  credentials: z.record(text(100), credentialOverrideSchema).optional(),
});
export type RetryRunInput = z.infer<typeof retryRunInput>;

export const runsDeletedSchema = z.object({ deleted: z.number().int() });

/** A run's id; or a composition's, for its last run. */
export const readRunInput = z.object({
  id: z
    .union([pathIdSchema, marketplaceIdSchema])
    .describe(`The id of a run (1 to ${MAX_ID}), or of a composition, for its last run.`),
});
export type ReadRunInput = z.infer<typeof readRunInput>;

export const listRunsInput = z.object({
  compositionId: marketplaceIdSchema.optional(),
  limit: pageLimit,
  /** The `next` of the page before. */
  before: pathIdSchema.optional(),
});
export type ListRunsInput = z.infer<typeof listRunsInput>;

export const runPageSchema = z.object({
  /** Newest first; without what the steps sent and received. */
  items: z.array(
    compositionRunSchema.pick({
      id: true,
      name: true,
      runId: true,
      status: true,
      error: true,
      retryOf: true,
      startedAt: true,
      endedAt: true,
    }),
  ),
  /** Pass it as `before` to get the next page; null at the end. */
  next: idSchema.nullable(),
});
export type RunPage = z.infer<typeof runPageSchema>;
