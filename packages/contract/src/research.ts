import { z } from 'zod';
import { calledUrl } from '#src/called-url.ts';
import { companyHostProblem } from '#src/plain/company-host.ts';
import { MAX_QUERY_LENGTH } from '#src/plain/discovery-options.ts';
import { ENDPOINT_METHODS } from '#src/plain/endpoint-options.ts';
import { MAX_URL_LENGTH } from '#src/plain/http-url.ts';
import { httpUrl, requiredText } from './common.ts';
import { optionalText, textOfAtLeast } from './fields.ts';
import { apiOriginSchema } from './providers.ts';
import { disregardInput, understoodSchema } from './understood.ts';

const MIN_QUERY_LENGTH = 3;

const industrySchema = z.object({
  /** A slug. */
  id: z.string(),
  name: z.string(),
});
export type Industry = z.infer<typeof industrySchema>;

export const industryListSchema = z.array(industrySchema);

const apiOperationSchema = z.object({
  method: z.enum(ENDPOINT_METHODS),
  /** Relative to the API's base URL; may contain `{parameters}`. */
  path: z.string(),
  summary: z.string(),
});
export type ApiOperation = z.infer<typeof apiOperationSchema>;

const discoveredApiSchema = z.object({
  /** Identifies this row when it is saved; null if nothing can be saved, because the research was canceled. */
  id: z.string().nullable(),
  /** Unique within a response. */
  name: z.string(),
  /** What it is known by: its catalog entry, or the company on whose site it was found. */
  origin: apiOriginSchema,
  category: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** In words, such as "Free, with a daily call limit"; null if unknown. */
  pricing: z.string().nullable(),
  documentationUrl: httpUrl().nullable(),
  registrationUrl: httpUrl().nullable(),
  /** A page about prices, if one was found. */
  pricingUrl: httpUrl().nullable(),
  /** Where relative endpoints start; null if unknown. */
  baseUrl: calledUrl().nullable(),
  /** Some of its operations; those to call first come first. */
  endpoints: z.array(apiOperationSchema),
  /** Its entry in the provider list, whose guide is at `/guides?provider=<slug>`; null if it is not saved. */
  providerSlug: z.string().nullable(),
});
export type DiscoveredApi = z.infer<typeof discoveredApiSchema>;

export const discoverApisInput = z.object({
  query: textOfAtLeast(
    MIN_QUERY_LENGTH,
    MAX_QUERY_LENGTH,
    `Query must be at least ${MIN_QUERY_LENGTH} characters`,
  ),
  /** The id or name of a supported industry; `All Industries` means none. */
  industry: optionalText(100),
  /** Adds the APIs that are found to the provider list. A query that is exactly an API's name then finds and adds only that one. */
  autoSave: z.boolean().default(false),
  /** With `autoSave`: the `id` of the row that is saved. Needed if several companies have an API of this name. */
  id: optionalText(200),
  /** What of `understood` to ignore this time: names of `leftOut` and `constraints`, `typed` words of `corrections`. */
  disregard: disregardInput,
});
export type DiscoverApisInput = z.output<typeof discoverApisInput>;
/** What a client sends. */
export type DiscoverApisRequest = z.input<typeof discoverApisInput>;

/** What is typed of a name. */
export const catalogueNamesInput = z.object({ name: requiredText(200, 'Name is required') });

/** An API of the catalog, as a list of names shows it. */
export const catalogueNameSchema = z.object({
  /** Its id in the catalog. */
  apiId: z.string(),
  name: z.string(),
  /** In the provider list, if it is there. */
  providerSlug: z.string().nullable(),
});
export type CatalogueName = z.infer<typeof catalogueNameSchema>;
export const catalogueNameListSchema = z.array(catalogueNameSchema);

export const discoveryResultSchema = z.object({
  discovered: z.array(discoveredApiSchema),
  /** Those in the provider list after the call. */
  saved: z.array(discoveredApiSchema),
  total: z.number().int(),
  query: z.string(),
  /** Null if the query was the name of the one API to save. */
  understood: understoodSchema.nullable(),
});
export type DiscoveryResult = z.infer<typeof discoveryResultSchema>;

export const quickDiscoveryResultSchema = z.object({
  apis: z.array(discoveredApiSchema),
  /** Those in the provider list. */
  saved: z.array(discoveredApiSchema),
  total: z.number().int(),
  description: z.string(),
});
export type QuickDiscoveryResult = z.infer<typeof quickDiscoveryResultSchema>;

const INVALID_DOMAIN = 'Enter a company domain, such as example.com';

export const scrapeCompanyInput = z.object({
  domain: requiredText(MAX_URL_LENGTH, INVALID_DOMAIN).pipe(
    z.string().refine((value) => companyHostProblem(value) === undefined, {
      error: ({ input }) => companyHostProblem(String(input)),
    }),
  ),
});

/** Why a URL of a site was not read, or the site as a whole led to nothing. */
export const RESEARCH_PROBLEMS = [
  'not_resolved',
  'refused',
  'no_secure_connection',
  'no_response',
  'blocked',
  'timeout',
  'robots',
  'unauthorized',
  'overloaded',
  'server_error',
  'redirected',
  'rejected',
  'not_html',
  'not_readable',
  'too_large',
  'not_found',
  'stopped',
  'nothing_about_apis',
] as const;
const researchProblemSchema = z.enum(RESEARCH_PROBLEMS);
export type ResearchProblem = z.infer<typeof researchProblemSchema>;

const evidenceSchema = z.object({
  /** What was tried. */
  url: z.string(),
  /** The HTTP status; null if there was no response. */
  status: z.number().int().nullable(),
  /** The outcome, in words. */
  found: z.string(),
  /** Why it was not read, or not to its end; null if it was. */
  problem: researchProblemSchema.nullable(),
});
export type ResearchEvidence = z.infer<typeof evidenceSchema>;

/** Why a research found nothing, or not all. */
const researchReasonSchema = z.object({
  problem: researchProblemSchema,
  /** In words. */
  text: z.string(),
  /** What the user can do. */
  next: z.string(),
  /** Some of the URLs to which it applies. */
  urls: z.array(z.string()),
  /** How many there are. */
  count: z.number().int(),
});
export type ResearchReason = z.infer<typeof researchReasonSchema>;

export const companyResearchSchema = z.object({
  apis: z.array(discoveredApiSchema),
  total: z.number().int(),
  domain: z.string(),
  evidence: z.array(evidenceSchema),
  /** Why nothing was found, or which pages could not be read although something was found; the weightiest first. */
  reasons: z.array(researchReasonSchema),
});
export type CompanyResearch = z.infer<typeof companyResearchSchema>;

/** The progress of a company research; reported on every change. */
export const companyResearchStepSchema = z.object({
  /** How many of `COMPANY_RESEARCH_LIMITS.pages` are used. */
  pages: z.number().int(),
  /** Addresses that were requested and have not responded yet. */
  trying: z.array(z.string()),
  /** What was just tried: the next entry of the response's `evidence`. Null if something was only started. */
  tried: evidenceSchema.nullable(),
});
export type CompanyResearchStep = z.infer<typeof companyResearchStepSchema>;
