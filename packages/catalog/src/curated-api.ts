import { headerMapSchema, httpUrl, text } from '@gatehouse/contract/common.ts';
import { BUILT_IN_SLUGS, keyPlacementSchema } from '@gatehouse/contract/providers.ts';
import { z } from 'zod';

/** What an API is for, in the words of the field. Industries are mapped to these, and a filter names one. */
export const CATEGORIES = [
  'ai',
  'analytics',
  'authentication',
  'business-intelligence',
  'calendar',
  'cloud',
  'communication',
  'crm',
  'customer-support',
  'data-enrichment',
  'database',
  'developer-tools',
  'documents',
  'e-commerce',
  'education',
  'email',
  'entertainment',
  'finance',
  'food',
  'forms',
  'government',
  'health',
  'hr',
  'iot',
  'location',
  'logistics',
  'market-data',
  'market-research',
  'marketing',
  'media',
  'messaging',
  'monitoring',
  'news',
  'payments',
  'productivity',
  'real-estate',
  'science',
  'search',
  'security',
  'social',
  'speech',
  'sports',
  'storage',
  'tax',
  'translation',
  'travel',
  'video',
  'weather',
] as const;
export const categorySchema = z.enum(CATEGORIES);
export type Category = z.infer<typeof categorySchema>;

const words = z.array(text(80)).min(1);

/**
 * An API that people ask for today, described by hand. The search ranks these first; everything else of the catalogue
 * comes from a directory of API descriptions.
 */
export const curatedApiSchema = z.strictObject({
  /** Unique; also the name of the file. */
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** As its makers write it: `Stripe`, `Google Maps Platform`. */
  name: text(100),
  /** What else people call it, so that these names find it: products of it, former names. Single words that mean something else are none. */
  alsoCalled: z.array(text(60)).min(1).optional(),
  /**
   * The provider that comes with the product and stands for it: as the `same` API under another name, or as the one whose
   * keys open this `part` of what it offers. Absent where there is none.
   */
  builtIn: z.strictObject({ slug: z.enum(BUILT_IN_SLUGS), is: z.enum(['same', 'part']) }).optional(),
  /** What it does, in two or three sentences, for a developer who has never heard of it. */
  description: text(600),
  /** The first is the main one. */
  categories: z.array(categorySchema).min(1).max(4),
  /** Single abilities in common terms: `speech-to-text`, `subscriptions`, `send SMS`. What a requirement is matched against. */
  capabilities: words,
  /** What people build with it: `online store checkout`, `chatbot over PDF documents`. */
  useCases: words,
  /** Other words that people use for it or for what it does: `credit card`, `LLM`, `STT`. */
  synonyms: z.array(text(80)),
  pricing: z.strictObject({
    model: z.enum(['free', 'freemium', 'pay-as-you-go', 'subscription', 'contact-sales']),
    /** The price in a sentence, without figures that change every quarter unless they are the point. */
    summary: text(300),
    /** What is free, in words; null where nothing is. */
    freeTier: text(200).nullable(),
    /** When these words were last compared with the provider's page, `YYYY-MM-DD`; null where they were not. */
    checked: z.iso.date().nullable(),
  }),
  urls: z.strictObject({
    website: httpUrl(),
    /** Where an account is made. */
    registration: httpUrl(),
    documentation: httpUrl(),
    /** Where keys are made; null where it is the same as the registration. */
    developerPortal: httpUrl().nullable(),
    /** The reference of the operations; null where the documentation is all there is. */
    apiReference: httpUrl().nullable(),
  }),
  /** Domains of the company and of the API, without `www.`: a domain that is typed finds it by these. */
  domains: z.array(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)).min(1),
  /** Null where it answers without a key. */
  keyPlacement: keyPlacementSchema.nullable(),
  /** Headers that each call carries besides the key and that are the same for everybody, such as a version. */
  headers: headerMapSchema.optional(),
  /** Where relative endpoints start; null where every account has a host of its own. */
  baseUrl: httpUrl().nullable(),
  /** The form of a key, or what to paste: `sk_live_…`, `ACCOUNT_SID:AUTH_TOKEN`; null where it has no form of its own. */
  keyHint: text(200).nullable(),
  /** OAuth 2.0 authorization-code facts; null where there are only keys. */
  oauth: z
    .strictObject({
      authorizationUrl: httpUrl(),
      tokenUrl: httpUrl(),
      /** Scopes that a first integration commonly asks for. */
      scopes: z.array(text(200)),
    })
    .nullable(),
  /** The operations that are called first, with paths below the base URL. */
  operations: z
    .array(
      z.strictObject({
        method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
        path: z.string().regex(/^\//),
        summary: text(120),
      }),
    )
    .min(1)
    .max(8),
  /** How widely it is used: 5 everybody knows it, 3 well known in its field, 1 niche. */
  popularity: z.number().int().min(1).max(5),
  /** The provider's directory name in the source of the long tail (`stripe.com`, `googleapis.com:youtube`); null where it is missing there. */
  directoryId: text(120).nullable(),
});
export type CuratedApi = z.infer<typeof curatedApiSchema>;
