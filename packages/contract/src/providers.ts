import { z } from 'zod';
import { headerMapSchema, httpUrl, idSchema, text, timestamps } from './common.ts';

/** The providers that come with the product, in the order in which they are listed. */
export const BUILT_IN_SLUGS = [
  'openai',
  'github',
  'google',
  'google-cloud',
  'stripe',
  'aws',
  'twitter',
  'azure',
  'facebook',
  'facebook-graph',
  'twilio',
  'custom',
] as const;
export type BuiltInSlug = (typeof BUILT_IN_SLUGS)[number];

/** Where a request carries the key. */
export const keyPlacementSchema = z.discriminatedUnion('type', [
  /** `Authorization: Bearer <key>` (RFC 6750 section 2.1). */
  z.object({ type: z.literal('bearer') }),
  /** A header of the provider's own; `prefix` stands before the key, with its space. */
  z.object({ type: z.literal('header'), name: text(128), prefix: text(64).optional() }),
  /** A query parameter. */
  z.object({ type: z.literal('query'), name: text(128) }),
  /** HTTP Basic (RFC 7617); the key is `username:password`. */
  z.object({ type: z.literal('basic') }),
  /** AWS Signature Version 4; the key is `ACCESS_KEY_ID:SECRET_ACCESS_KEY` with an optional `:SESSION_TOKEN`. */
  z.object({ type: z.literal('aws-sigv4') }),
]);
export type KeyPlacement = z.infer<typeof keyPlacementSchema>;

/** One call that tells whether a key is live: 2xx means valid; 401, 403 and the provider's `refusalCodes` mean not valid. */
const verificationSchema = z.object({
  method: z.enum(['GET', 'POST']),
  /** A path under the provider's base URL, or an absolute URL on one of its hosts. */
  endpoint: text(2048),
  body: text(4096).optional(),
  /** Response header that lists the scopes, separated by commas or spaces. */
  scopesHeader: text(128).optional(),
  /** Response header that tells when the key expires. */
  expiresHeader: text(128).optional(),
});
export type Verification = z.infer<typeof verificationSchema>;

export const providerSchema = z.object({
  id: idSchema,
  name: text(200),
  slug: text(100),
  description: text(2000),
  registerUrl: httpUrl().nullable(),
  documentationUrl: httpUrl().nullable(),
  apiDocsUrl: httpUrl().nullable(),
  developerPortalUrl: httpUrl().nullable(),
  specialRequirements: z.array(text(500)),
  requiredScopes: z.array(text(200)),
  /** Whole days after which a key is due for rotation. */
  recommendedRotationDays: z.number().int().min(1),
  /** Where relative endpoints start; null where each key brings its own. */
  baseUrl: httpUrl().nullable(),
  keyPlacement: keyPlacementSchema,
  /** Headers the provider asks for on every call, besides the key. */
  defaultHeaders: headerMapSchema,
  /** Hosts a key may go to: exact names, or `*.example.com` for every name below it. */
  hosts: z.array(text(253)),
  /** A regular expression (no flags) that the provider's keys match; null where they have no form of their own. */
  keyPattern: text(500).nullable(),
  /** What to paste, in words or as a sample form: `sk-…`, `ACCESS_KEY_ID:SECRET_ACCESS_KEY`. */
  keyHint: text(200).nullable(),
  /** Null where the provider has no call that only tells whether a key is live. */
  verification: verificationSchema.nullable(),
  /**
   * Error codes by which the provider refuses a key where others answer 401: Facebook's 190 comes with 400. In such an
   * answer one of them stands where providers put their codes, as a number or as text.
   */
  refusalCodes: z.array(text(100)),
  /** Came with the product, or was added to the list from a discovery. */
  source: z.enum(['built-in', 'discovered']),
  ...timestamps,
});
export type Provider = z.infer<typeof providerSchema>;

/** The facts of a built-in provider, as its file states them. */
export type ProviderFacts = Omit<Provider, 'id' | 'source' | 'createdAt' | 'updatedAt'>;

export const providerListSchema = z.array(providerSchema);

type Detectable = Pick<Provider, 'id' | 'keyPattern'>;

/**
 * The provider whose key pattern a pasted text matches. Of several, the longest pattern wins, because
 * it says the most about the key. Undefined where none matches.
 */
export const detectProvider = <P extends Detectable>(
  providers: readonly P[],
  pasted: string,
): P | undefined => {
  const key = pasted.trim();
  if (key === '') return undefined;
  return providers
    .filter((provider) => provider.keyPattern !== null && new RegExp(provider.keyPattern).test(key))
    .sort((a, b) => (b.keyPattern?.length ?? 0) - (a.keyPattern?.length ?? 0))[0];
};
