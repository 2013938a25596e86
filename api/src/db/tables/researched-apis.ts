import type { Generated } from 'kysely';

/** APIs that a company research found and that are not in the catalogue; they can be saved by name. */
export type ResearchedApisTable = {
  id: Generated<number>;
  /** The name in lower case; unique. */
  name_key: string;
  /** The host that was researched. */
  company_host: string;
  /** JSON object: the discovered API, and the facts of the provider created from it. */
  facts: string;
  updated_at: string;
};
