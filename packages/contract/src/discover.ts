import { z } from 'zod';
import { MAX_REQUIREMENTS_LENGTH } from '#src/plain/example-prompts.ts';
import { httpUrl } from './common.ts';
import { textOfAtLeast } from './fields.ts';
import { disregardInput, understoodSchema } from './understood.ts';

export const MIN_REQUIREMENTS_LENGTH = 10;

export const recommendInput = z.object({
  requirements: textOfAtLeast(
    MIN_REQUIREMENTS_LENGTH,
    MAX_REQUIREMENTS_LENGTH,
    `Please enter at least ${MIN_REQUIREMENTS_LENGTH} characters describing your project requirements`,
  ),
  /** What of `understood` to ignore this time: names of `leftOut` and `constraints`, `typed` words of `corrections`. */
  disregard: disregardInput,
});
export type RecommendInput = z.input<typeof recommendInput>;

/** Facts that can be compared at a glance; each is null if it is unknown, and of a price also if it was never checked. */
const termsSchema = z.object({
  /** How it charges: `Pay as you go`. */
  price: z.string().nullable(),
  /** What is free of charge. */
  freeTier: z.string().nullable(),
  /** What a call needs: `API key`, `No key`. */
  access: z.string().nullable(),
});

const recommendationSchema = z.object({
  /** The API's id in the catalog; unique within the response. */
  apiId: z.string(),
  name: z.string(),
  description: z.string(),
  /** It meets a stated need in full; its card shows a badge. */
  recommended: z.boolean(),
  /** The provider's site. */
  url: httpUrl(),
  /** Which of the requirements it meets, in one sentence. */
  reason: z.string(),
  /** The stated needs that it meets by what it offers. */
  covers: z.array(z.string()),
  /** Constraints that it may or may not satisfy: the catalog does not know. */
  unknown: z.array(z.string()),
  terms: termsSchema,
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
  /** Plain text. Line breaks come from the model; the catalog's text has none. */
  text: z.string(),
});
/** A paragraph of the reasoning. */
export type ReasoningPart = z.infer<typeof reasoningPartSchema>;

const groupSchema = z.object({
  /** What these cover of the needs: several, the one that is `need`, or none of them, which they only mention. */
  covers: z.enum(['several', 'one', 'none']),
  need: z.string().nullable(),
  apiIds: z.array(z.string()),
});
/** Recommendations that cover the same. */
export type RecommendationGroup = z.infer<typeof groupSchema>;

export const recommendationsSchema = z.object({
  /** Best match first. */
  recommendations: z.array(recommendationSchema),
  /** `reasoningParts` as plain text, separated by empty lines; a part about one API starts with its name. */
  reasoning: z.string(),
  /** Why these were recommended. The first part says what made the recommendations. */
  reasoningParts: z.array(reasoningPartSchema),
  /** What ranked and explained: only the built-in catalog, or the configured model with what the catalog found. */
  answeredBy: z.enum(['catalogue', 'model']),
  /** For a text with several needs: each recommendation once, those that cover several needs first. Otherwise empty. */
  groups: z.array(groupSchema),
  understood: understoodSchema,
});
export type Recommendations = z.infer<typeof recommendationsSchema>;
