import { z } from 'zod';
import { calledUrl } from '#src/called-url.ts';
import { headerMapSchema, httpUrl, idSchema, pathIdSchema, text, timestamps } from './common.ts';
import { partsPlacementSchema } from './key-parts.ts';

/** Where the key goes in a request. */
export const keyPlacementSchema = z.discriminatedUnion('type', [
  /** `Authorization: Bearer <key>` (RFC 6750 section 2.1). */
  z.object({ type: z.literal('bearer') }),
  /** A header of the provider; `prefix` comes before the key and includes its space. */
  z.object({ type: z.literal('header'), name: text(128), prefix: text(64).optional() }),
  /** A query parameter. */
  z.object({ type: z.literal('query'), name: text(128) }),
  /** HTTP Basic (RFC 7617); the key is `username:password`. */
  z.object({ type: z.literal('basic') }),
  /** AWS Signature Version 4; the key is `ACCESS_KEY_ID:SECRET_ACCESS_KEY` with an optional `:SESSION_TOKEN`. */
  z.object({ type: z.literal('aws-sigv4') }),
  /** Several values, each in a place of its own. */
  partsPlacementSchema,
  /** The API takes no key. */
  z.object({ type: z.literal('none') }),
]);
export type KeyPlacement = z.infer<typeof keyPlacementSchema>;

/** A call that shows whether a key is valid: 2xx means valid; 401, 403 and the provider's `refusalCodes` mean rejected. */
export const verificationSchema = z.object({
  method: z.enum(['GET', 'POST']),
  /** A path under the provider's base URL, or an absolute URL on one of its hosts. */
  endpoint: text(2048),
  body: text(4096).optional(),
  /** Response header that lists the scopes, separated by commas or spaces. */
  scopesHeader: text(128).optional(),
  /** Response header with the time at which the key expires. */
  expiresHeader: text(128).optional(),
});
export type Verification = z.infer<typeof verificationSchema>;

/**
 * What an API is known by, wherever it was found: its entry in the catalog, or the company on whose site it was found
 * together with its name there. Two companies may have APIs of the same name.
 */
export const apiOriginSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('catalog'), id: z.string() }),
  /** `host` is the company's, with a port if it has one. */
  z.object({ type: z.literal('site'), host: z.string(), name: z.string() }),
]);
export type ApiOrigin = z.infer<typeof apiOriginSchema>;

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
  /** Where relative endpoints start; null if each key has its own. */
  baseUrl: calledUrl().nullable(),
  keyPlacement: keyPlacementSchema,
  /** Headers that the provider requires on every call, in addition to the key. */
  defaultHeaders: headerMapSchema,
  /** Hosts to which a key may be sent: exact names, or `*.example.com` for every name below it. */
  hosts: z.array(text(253)),
  /** A regular expression (no flags) that the provider's keys match; null if they have no fixed format. */
  keyPattern: text(500).nullable(),
  /** What to paste, in words or as a pattern: `sk-…`, `ACCESS_KEY_ID:SECRET_ACCESS_KEY`. */
  keyHint: text(200).nullable(),
  /** Null if the provider has no call that only checks a key. */
  verification: verificationSchema.nullable(),
  /**
   * Error codes with which the provider rejects a key when others respond with 401: Facebook's 190 comes with status 400.
   * They are looked for where providers put error codes, as a number or as text.
   */
  refusalCodes: z.array(text(100)),
  /** Part of the product, added to the list from a discovery, or described by the user. */
  source: z.enum(['built-in', 'discovered', 'own']),
  /** What it was found as; null for any other provider, and for one that was added before this was recorded. */
  origin: apiOriginSchema.nullable(),
  ...timestamps,
});
export type Provider = z.infer<typeof providerSchema>;

/** The facts about a built-in provider, as in its file. */
export type ProviderFacts = Omit<Provider, 'id' | 'source' | 'origin' | 'createdAt' | 'updatedAt'>;

/** A provider as the list shows it. */
export const listedProviderSchema = providerSchema.extend({
  /** The hosts that get its keys by themselves: `hosts`, and a local base URL while only this machine can connect. */
  keyHosts: z.array(text(253)),
  /** False if it is known that it has no OAuth login for users of other applications. */
  hasLogin: z.boolean(),
});
export type ListedProvider = z.infer<typeof listedProviderSchema>;

export const providerListSchema = z.array(listedProviderSchema);

export const providerIdInput = z.object({ id: pathIdSchema });

type Detectable = Pick<Provider, 'id' | 'keyPattern'>;

/**
 * The provider whose key pattern matches a pasted text. If several match, the longest pattern wins, because it says the
 * most about the key. Undefined if none matches.
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
