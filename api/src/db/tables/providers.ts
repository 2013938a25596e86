import type { Generated } from 'kysely';

/** Lists and objects are JSON text; times are ISO 8601 UTC with milliseconds. */
export type ProvidersTable = {
  id: Generated<number>;
  slug: string;
  name: string;
  description: string;
  register_url: string | null;
  documentation_url: string | null;
  api_docs_url: string | null;
  developer_portal_url: string | null;
  /** JSON list of text. */
  special_requirements: string;
  /** JSON list of text. */
  required_scopes: string;
  recommended_rotation_days: number;
  base_url: string | null;
  /** JSON object. */
  key_placement: string;
  /** JSON object, name to value. */
  default_headers: string;
  /** JSON list of host names that the provider's keys may go to. */
  hosts: string;
  /** Source of a regular expression that the provider's keys match. */
  key_pattern: string | null;
  key_hint: string | null;
  /** JSON object. */
  verification: string | null;
  /** JSON list of text. */
  refusal_codes: Generated<string>;
  source: string;
  /** JSON object: what an added provider was found as. */
  origin: string | null;
  created_at: string;
  updated_at: string;
};

/** What is suggested on the test screen for an API that the user described from a document. */
export type ProviderOperationsTable = {
  provider_id: number;
  /** JSON list. */
  operations: string;
};
