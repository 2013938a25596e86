import type { Generated } from 'kysely';

/** APIs that a company research found and that are not in the catalog; they can be saved. */
export type ResearchedApisTable = {
  id: Generated<number>;
  /** `apiNameKey` of the name; unique for each company. */
  name_key: string;
  /** The company that was researched. Rows from before November 22, 2026 have the host as it was typed. */
  company_host: string;
  /** JSON object: the discovered API, and the facts of the provider created from it. */
  facts: string;
  updated_at: string;
};
