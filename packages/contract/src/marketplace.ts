import { z } from 'zod';
import { ALL_OPTION, DIFFICULTIES, INTEGRATION_CATEGORIES } from '#src/plain/marketplace-options.ts';
import { text } from './common.ts';
import { callMethodSchema } from './testing.ts';

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
  /** Unique over all integrations: the integration's id, the framework and the language. */
  id: marketplaceIdSchema,
  /** As its users call it, such as `Express` or `FastAPI`; `Plain` if it uses none. */
  framework: z.string(),
  /** As highlighters call it, such as `javascript`, `typescript`, `tsx` or `python`. */
  language: z.string(),
  description: z.string(),
  /** Packages with the line that installs them, and environment variables. */
  requirements: z.array(z.string()),
  code: z.string(),
});
export type CodeSnippet = z.infer<typeof codeSnippetSchema>;

const webhookConfigSchema = z.object({
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
