import { headerMapSchema, httpUrl, jsonValueSchema, requiredText } from '@gatehouse/contract/common.ts';
import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import { keyPlacementSchema, verificationSchema } from '@gatehouse/contract/providers.ts';
import { z } from 'zod';
import { CATEGORIES } from '#src/categories.ts';

const category = z.enum(CATEGORIES, `has to be one of ${CATEGORIES.join(', ')}`);

const text = (max: number) => requiredText(max, 'has to be a text that is not empty');
const url = httpUrl('has to be an absolute http or https URL');
const words = z.array(text(80)).min(1, 'has to name at least one');
const day = z.iso.date('has to be a day such as 2026-11-20');
const hostName = z
  .string()
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'has to be a host name in lower case, without a scheme or path');

const pricing = z.strictObject({
  model: z.enum(['free', 'freemium', 'pay-as-you-go', 'subscription', 'contact-sales']),
  /** The price in a sentence, without figures that change every quarter unless they are the point. For a free API it says so. */
  summary: text(300),
  /** What is free, in words; null if nothing is. */
  freeTier: text(200).nullable(),
  /** Whether a business may use what is free; absent if that was not checked. */
  isFreeForCommercialUse: z.boolean().optional(),
  /**
   * When this was last checked against the provider's page, `YYYY-MM-DD`; null if it never was. A price that was not
   * checked is not shown and is no ground for saying that an API is free.
   */
  checked: day.nullable(),
  /** The page on which it was checked; absent for the pages of `urls`. */
  source: url.optional(),
});

const operation = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().regex(/^\//, 'has to begin with a slash: it is below the base URL'),
  summary: text(120),
  /** An example of the body, from the provider's own documentation; absent if the directory's description has one. */
  body: z.record(z.string(), jsonValueSchema).optional(),
});

/** Scopes that a first integration commonly requests. */
const scopes = z.array(text(200));

/** providers/<slug>/entry.yaml: an API that is in demand today, described by hand. */
export const entrySchema = z.strictObject({
  /** As its maker writes it: `Stripe`, `Google Maps Platform`. */
  name: text(100),
  /** Other names that find it, such as its products and former names. No single words that also mean something else. */
  alsoCalled: z.array(text(60)).min(1).optional(),
  /**
   * The built-in provider that represents it: the `same` API under another name, or a provider whose keys work for this
   * `part` of what it offers. Absent if there is none.
   */
  builtIn: z.strictObject({ slug: z.enum(BUILT_IN_SLUGS), is: z.enum(['same', 'part']) }).optional(),
  /** What it does, in two or three sentences, for a developer who has never heard of it. */
  description: text(600),
  /** The first is the main one. */
  categories: z.array(category).min(1, 'has to name at least one').max(4, 'has to name at most four'),
  /**
   * Individual abilities in common terms, which requirements are matched against: `speech-to-text`, `subscriptions`, `send SMS`. An
   * entry without is there for its login: it is found by its name and its domains, and answers no requirement.
   */
  capabilities: words.or(z.tuple([])).default([]),
  /** What people build with it: `online store checkout`, `chatbot over PDF documents`. */
  useCases: words.or(z.tuple([])).default([]),
  /** Other words for it or for what it does: `credit card`, `LLM`, `STT`. */
  synonyms: z.array(text(80)).default([]),
  /** Null if nothing is known of it. */
  pricing: pricing.nullable().default(null),
  /**
   * The page on which its maker says that customers can have their data kept and processed in the European Union, on some plan; absent
   * if that was not checked.
   */
  dataInEu: z.strictObject({ source: url, checked: day }).optional(),
  urls: z.strictObject({
    website: url,
    /** Where accounts are created; null if that was not looked up. */
    registration: url.nullable(),
    documentation: url,
    /** Where keys are created; null if that is the registration page. */
    developerPortal: url.nullable(),
    /** The API reference; null if there is only the documentation. */
    apiReference: url.nullable(),
  }),
  /** Domains of the company and of the API, without `www.`; typing one of them finds it. */
  domains: z.array(hostName).min(1, 'has to name at least one'),
  /** Null if it works without a key. */
  keyPlacement: keyPlacementSchema.nullable(),
  /** Headers that every call carries besides the key and that are the same for everyone, such as a version. */
  headers: headerMapSchema.optional(),
  /** Base of relative endpoints; null if every account has its own host. */
  baseUrl: url.nullable(),
  /** Other bases, of keys of another kind: of a free plan, for example. */
  keyBaseUrls: z
    .array(z.strictObject({ keys: z.string().regex(/\$$/, 'has to match the end of a key'), baseUrl: url }))
    .min(1)
    .optional(),
  /** A call that only says whether a key is accepted: it changes nothing, and needs the key. */
  verification: verificationSchema.optional(),
  /** What a key looks like, or what to paste: `sk_live_…`, `ACCOUNT_SID:AUTH_TOKEN`; null if it has no typical format. */
  keyHint: text(200).nullable(),
  /** How a key is got, in order, where it is not simply created on the page of keys: of a bot, by an installation, by sharing. */
  keySteps: z.array(text(300)).min(1, 'has to name at least one').optional(),
  /** `login` if there are no keys: calls take the access token of an application, which its login step gets. Absent if keys are created on a page. */
  keyFrom: z.literal('login').optional(),
  /** OAuth 2.0 authorization code flow; null if there are only keys. */
  oauth: z.strictObject({ authorizationUrl: url, tokenUrl: url, scopes }).nullable(),
  /** The operations to call first, with paths below the base URL. */
  operations: z.array(operation).min(1, 'has to name at least one').max(8, 'has to name at most eight'),
  /** How widely it is used: 5 known to everyone, 3 well known in its field, 1 niche. */
  popularity: z.number().int().min(1, 'is from 1 to 5').max(5, 'is from 1 to 5'),
  /** Its id in the directory that the other entries come from (`stripe.com`, `googleapis.com:youtube`); null if it is not listed there. */
  directoryId: text(120).nullable(),
});

/** The same beside an oauth.yaml, which has the URLs of the login. */
export const entryBesideOauthSchema = entrySchema.extend({
  /** Absent: with the scopes that its login begins with. */
  oauth: z.strictObject({ scopes }).nullish(),
});

/** An API described by hand, with its slug, which is the name of its folder. */
export type CuratedApi = { slug: string } & z.infer<typeof entrySchema>;
