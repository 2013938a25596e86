import { z } from 'zod';
import { headerMapSchema, jsonValueSchema, text } from './common.ts';
import { callMethodSchema } from './testing.ts';

export const INTEGRATION_CATEGORIES = ['payments', 'ai', 'communication', 'analytics'] as const;
export type IntegrationCategory = (typeof INTEGRATION_CATEGORIES)[number];

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The colour of a difficulty's badge. */
export const DIFFICULTY_COLORS = {
  beginner: 'green',
  intermediate: 'yellow',
  advanced: 'red',
} as const satisfies Record<Difficulty, string>;

/** The filter option that means no filter. */
export const ALL_OPTION = 'All';

/** Tags that a card shows before "+N more". */
export const INTEGRATION_TAGS_SHOWN = 3;

/** A marketplace id: lower-case words separated by dashes. */
export const marketplaceIdSchema = text(100).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Not a marketplace id');

const isNoFilter = (value: string): boolean => value === '' || value.toLowerCase() === 'all';

// Refined text instead of an enum, because `All` is accepted in any case.
const filter = (name: string, options: readonly string[]) =>
  text(50)
    .trim()
    .refine(
      (value) => isNoFilter(value) || options.includes(value),
      `Unknown ${name}; use one of ${[ALL_OPTION, ...options].join(', ')}`,
    )
    .optional();

export const integrationFilterInput = z.object({
  category: filter('category', INTEGRATION_CATEGORIES),
  difficulty: filter('difficulty', DIFFICULTIES),
});
export type IntegrationFilterInput = z.infer<typeof integrationFilterInput>;

/** The option to filter by; undefined if the checked value (absent, empty, `All`) means no filter. */
export const filterOption = <T extends string>(
  options: readonly T[],
  value: string | undefined,
): T | undefined => options.find((option) => option === value);

export const codeSnippetSchema = z.object({
  id: marketplaceIdSchema,
  framework: z.string(),
  language: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  code: z.string(),
});
export type CodeSnippet = z.infer<typeof codeSnippetSchema>;

export const webhookConfigSchema = z.object({
  /** A path on the developer's own server. */
  endpoint: z.string(),
  method: callMethodSchema,
  description: z.string(),
});
export type WebhookConfig = z.infer<typeof webhookConfigSchema>;

export const integrationSchema = z.object({
  id: marketplaceIdSchema,
  name: z.string(),
  description: z.string(),
  category: z.enum(INTEGRATION_CATEGORIES),
  difficulty: z.enum(DIFFICULTIES),
  isPopular: z.boolean(),
  tags: z.array(z.string()),
  /** Slugs of providers. */
  providers: z.array(z.string()),
  codeSnippets: z.array(codeSnippetSchema),
  webhookConfig: webhookConfigSchema.optional(),
});
export type Integration = z.infer<typeof integrationSchema>;

export const integrationListSchema = z.array(integrationSchema);

export const compositionStepSchema = z.object({
  id: marketplaceIdSchema,
  /** A provider's slug. */
  provider: z.string(),
  endpoint: z.string(),
});

const jsonSchemaSchema = z.record(z.string(), jsonValueSchema);

export const compositionSchema = z.object({
  id: marketplaceIdSchema,
  name: z.string(),
  description: z.string(),
  steps: z.array(compositionStepSchema),
  /** JSON Schema of the inputs. */
  inputSchema: jsonSchemaSchema,
  /** JSON Schema of the output. */
  outputSchema: jsonSchemaSchema,
});
export type Composition = z.infer<typeof compositionSchema>;

export const compositionListSchema = z.array(compositionSchema);

export const executeCompositionInput = z.object({
  id: marketplaceIdSchema,
  inputs: z.record(text(100), jsonValueSchema).optional(),
});
export type ExecuteCompositionInput = z.infer<typeof executeCompositionInput>;

export const compositionRunSchema = z.object({
  id: marketplaceIdSchema,
  status: z.enum(['completed', 'failed']),
  /** The steps that ran, in order. */
  steps: z.array(
    compositionStepSchema.extend({
      /** The provider's HTTP status; null if there was no response. */
      status: z.number().int().nullable(),
      /** In ms. */
      responseTime: z.number(),
      output: jsonValueSchema.optional(),
      error: z.string().optional(),
    }),
  ),
  /** Null if the run failed. */
  output: jsonValueSchema,
});
export type CompositionRun = z.infer<typeof compositionRunSchema>;

export const webhookTemplateSchema = z.object({
  id: marketplaceIdSchema,
  description: z.string(),
  /** A path on the developer's own server. */
  endpoint: z.string(),
  method: callMethodSchema,
  headers: headerMapSchema,
  /** An example body, as text. */
  payload: z.string(),
});
export type WebhookTemplate = z.infer<typeof webhookTemplateSchema>;

export const webhookTemplateListSchema = z.array(webhookTemplateSchema);

/** The title of a webhook template, from its id: `payment-received` becomes "Payment Received". */
export const webhookTitle = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
