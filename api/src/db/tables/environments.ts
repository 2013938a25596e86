import type { Generated } from 'kysely';

export type EnvironmentsTable = {
  id: Generated<number>;
  name: string;
  created_at: string;
  updated_at: string;
};

/** The variables of environments, in the order of their ids; deleted together with their environment. */
export type EnvironmentVariablesTable = {
  id: Generated<number>;
  environment_id: number;
  name: string;
  /** Null if the variable is secret. */
  value: string | null;
  /** Sealed by the vault for this row and its hosts; empty if the variable is not secret, and inside the transaction that inserts the row. */
  secret: Generated<string>;
  /** What is shown of a secret value; null if the variable is not secret. */
  mask: string | null;
  /** JSON list. */
  hosts: string;
};

/** Which key or connection of a provider is meant in an environment, one of both; deleted together with either. */
export type EnvironmentKeysTable = {
  environment_id: number;
  provider_id: number;
  api_key_id: number | null;
  connection_id: number | null;
};
