import { z } from 'zod';
import { httpUrl } from './common.ts';
import { textOfAtLeast } from './fields.ts';

export const MIN_REQUIREMENTS_LENGTH = 10;
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

export const recommendationSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** True for what fits best; the card then wears a badge. */
  recommended: z.boolean(),
  /** The provider's site. */
  url: httpUrl(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

export const recommendationsSchema = z.object({
  recommendations: z.array(recommendationSchema),
  reasoning: z.string(),
});
export type Recommendations = z.infer<typeof recommendationsSchema>;
