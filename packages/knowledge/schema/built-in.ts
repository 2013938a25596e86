import { type ProviderFacts, providerSchema } from '@gatehouse/contract/providers.ts';
import { z } from 'zod';
import { httpsUrl, sourcePages } from '#schema/sourced.ts';

const FACTS = providerSchema.shape;

/** What the entry of an API says too: a provider with an entry has these facts from there. */
export const entryFactsSchema = z.object({
  name: FACTS.name,
  urls: z.object({
    registration: httpsUrl.nullable(),
    documentation: httpsUrl.nullable(),
    developerPortal: httpsUrl.nullable(),
    apiReference: httpsUrl.nullable(),
  }),
  baseUrl: httpsUrl.nullable(),
  keyPlacement: FACTS.keyPlacement,
  keyHint: FACTS.keyHint,
});

/** What built-in.yaml says of a provider that is in the list of every installation, beside its entry. */
export const besideEntrySchema = z.strictObject({
  /** What it is called in the list, if not as in its entry. */
  name: FACTS.name.optional(),
  description: FACTS.description.min(1),
  specialRequirements: FACTS.specialRequirements.min(1),
  requiredScopes: FACTS.requiredScopes.default([]),
  recommendedRotationDays: FACTS.recommendedRotationDays.min(30).max(365),
  defaultHeaders: FACTS.defaultHeaders.default({}),
  hosts: FACTS.hosts,
  keyPattern: FACTS.keyPattern,
  verification: FACTS.verification,
  refusalCodes: FACTS.refusalCodes.default([]),
  /** Absent for the one that stands for any API. */
  sources: sourcePages.optional(),
});

/** What built-in.yaml says of one that has no entry. */
export const withoutEntrySchema = z.strictObject({
  ...besideEntrySchema.shape,
  ...entryFactsSchema.shape,
});

export type BuiltInFacts = Omit<ProviderFacts, 'slug'>;

/** All that is said of it as a provider in the list. */
export const toBuiltInFacts = ({
  urls,
  sources: _sources,
  ...facts
}: z.infer<typeof withoutEntrySchema>): BuiltInFacts => ({
  ...facts,
  registerUrl: urls.registration,
  documentationUrl: urls.documentation,
  developerPortalUrl: urls.developerPortal,
  apiDocsUrl: urls.apiReference,
});
