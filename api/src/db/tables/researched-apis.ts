import type { Generated } from 'kysely';

/** What the last research of a company's site found and the catalogue does not hold: saving names it by its name. */
export type ResearchedApisTable = {
  id: Generated<number>;
  /** The name in small letters; unique. */
  name_key: string;
  /** The host that was researched. */
  company_host: string;
  /** JSON object: the discovered API and the facts of a provider made of it. */
  facts: string;
  updated_at: string;
};
