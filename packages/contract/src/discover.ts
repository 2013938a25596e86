import { z } from 'zod';
import { httpUrl } from './common.ts';
import { MAX_REQUIREMENTS_LENGTH } from './example-prompts.ts';
import { textOfAtLeast } from './fields.ts';

const MIN_REQUIREMENTS_LENGTH = 10;

export const recommendInput = z.object({
  requirements: textOfAtLeast(
    MIN_REQUIREMENTS_LENGTH,
    MAX_REQUIREMENTS_LENGTH,
    `Please enter at least ${MIN_REQUIREMENTS_LENGTH} characters describing your project requirements`,
  ),
});
export type RecommendInput = z.infer<typeof recommendInput>;

const recommendationSchema = z.object({
  /** The API's id in the catalogue; unique within the response. */
  apiId: z.string(),
  name: z.string(),
  description: z.string(),
  /** True for the best match; its card shows a badge. */
  recommended: z.boolean(),
  /** The provider's site. */
  url: httpUrl(),
  /** Which of the requirements it meets, in one sentence. */
  reason: z.string(),
  category: z.string(),
  /** In words; null if unknown. */
  pricing: z.string().nullable(),
  /** Its entry in the provider list, whose guide is at `/guides?provider=<slug>`; null if it has none. */
  providerSlug: z.string().nullable(),
  /** A key for it is already stored. */
  alreadyHaveKey: z.boolean(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

const reasoningPartSchema = z.object({
  /** The `apiId` of the recommendation it is about; null if it is about all of them. */
  apiId: z.string().nullable(),
  /** Plain text. Line breaks come from the model; the catalogue's text has none. */
  text: z.string(),
});
/** A paragraph of the reasoning. */
export type ReasoningPart = z.infer<typeof reasoningPartSchema>;

export const recommendationsSchema = z.object({
  /** Best match first. */
  recommendations: z.array(recommendationSchema),
  /** `reasoningParts` as plain text, separated by empty lines; a part about one API starts with its name. */
  reasoning: z.string(),
  /** Why these were recommended. The first part says what made the recommendations. */
  reasoningParts: z.array(reasoningPartSchema),
  /** What ranked and explained: only the built-in catalogue, or the configured model with what the catalogue found. */
  answeredBy: z.enum(['catalogue', 'model']),
});
export type Recommendations = z.infer<typeof recommendationsSchema>;
