import { z } from 'zod';
import { httpUrl } from './common.ts';
import { textOfAtLeast } from './fields.ts';

const MIN_REQUIREMENTS_LENGTH = 10;
export const MAX_REQUIREMENTS_LENGTH = 5000;

/** Each fills the field of the form. */
export const EXAMPLE_PROMPTS = [
  'A chatbot answering questions from PDF documents',
  'A web app processing payments for an online store',
  'An app transcribing audio recordings and analysing sentiment',
] as const;

export const recommendInput = z.object({
  requirements: textOfAtLeast(
    MIN_REQUIREMENTS_LENGTH,
    MAX_REQUIREMENTS_LENGTH,
    `Please enter at least ${MIN_REQUIREMENTS_LENGTH} characters describing your project requirements`,
  ),
});
export type RecommendInput = z.infer<typeof recommendInput>;

const recommendationSchema = z.object({
  /** The API's id in the catalogue; unique within the answer. */
  apiId: z.string(),
  name: z.string(),
  description: z.string(),
  /** True for what fits best; the card then wears a badge. */
  recommended: z.boolean(),
  /** The provider's site. */
  url: httpUrl(),
  /** What of the requirements it meets, in a sentence. */
  reason: z.string(),
  category: z.string(),
  /** In words; null where it is not known. */
  pricing: z.string().nullable(),
  /** The provider of the list that stands for it, whose guide `/guides?provider=<slug>` shows; null where none does. */
  providerSlug: z.string().nullable(),
  /** A stored key already opens it. */
  alreadyHaveKey: z.boolean(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

const reasoningPartSchema = z.object({
  /** The `apiId` of the recommendation that it is about; null where it is about all of them. */
  apiId: z.string().nullable(),
  /** Plain text. Its line breaks are the model's; the catalogue writes none. */
  text: z.string(),
});
/** A paragraph of the reasoning. */
export type ReasoningPart = z.infer<typeof reasoningPartSchema>;

export const recommendationsSchema = z.object({
  /** The best first. */
  recommendations: z.array(recommendationSchema),
  /** `reasoningParts` as plain text, with an empty line between two, and the API's name before what is about it. */
  reasoning: z.string(),
  /** Why these were recommended. The first says who answered. */
  reasoningParts: z.array(reasoningPartSchema),
  /** Who ranked and explained: the built-in catalogue alone, or the configured model on what the catalogue found. */
  answeredBy: z.enum(['catalogue', 'model']),
});
export type Recommendations = z.infer<typeof recommendationsSchema>;
