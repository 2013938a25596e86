import type { Kysely } from 'kysely';
import type { ApplicationsTable } from '#src/db/tables/applications.ts';
import type { AuditEventsTable } from '#src/db/tables/audit.ts';
import type { CompositionRunsTable } from '#src/db/tables/composition-runs.ts';
import type { SavedEndpointSecretsTable, SavedEndpointsTable } from '#src/db/tables/endpoints.ts';
import type {
  EnvironmentKeysTable,
  EnvironmentsTable,
  EnvironmentVariablesTable,
} from '#src/db/tables/environments.ts';
import type { FoldersTable } from '#src/db/tables/folders.ts';
import type { HistorySearchTable, HistorySettingsTable, HistoryTable } from '#src/db/tables/history.ts';
import type { ApiKeyHostsTable, ApiKeysTable, PreviousKeysTable } from '#src/db/tables/keys.ts';
import type { MigrationsTable } from '#src/db/tables/migrations.ts';
import type {
  OauthConfigsTable,
  OauthConnectionsTable,
  OauthDeviceLoginsTable,
  OauthStatesTable,
} from '#src/db/tables/oauth.ts';
import type { UserProfileTable } from '#src/db/tables/profile.ts';
import type { ProviderOperationsTable, ProvidersTable } from '#src/db/tables/providers.ts';
import type { ResearchedApisTable } from '#src/db/tables/researched-apis.ts';
import type { StoredReadingsTable } from '#src/db/tables/stored-readings.ts';
import type { DataKeysTable, SecretVersionsTable, VaultCheckTable } from '#src/db/tables/vault.ts';
import type { VerificationScheduleTable } from '#src/db/tables/verification-schedule.ts';

export type Database = {
  providers: ProvidersTable;
  provider_operations: ProviderOperationsTable;
  api_keys: ApiKeysTable;
  api_key_hosts: ApiKeyHostsTable;
  previous_keys: PreviousKeysTable;
  saved_endpoints: SavedEndpointsTable;
  saved_endpoint_secrets: SavedEndpointSecretsTable;
  folders: FoldersTable;
  environments: EnvironmentsTable;
  environment_variables: EnvironmentVariablesTable;
  environment_keys: EnvironmentKeysTable;
  oauth_configs: OauthConfigsTable;
  oauth_states: OauthStatesTable;
  oauth_device_logins: OauthDeviceLoginsTable;
  oauth_connections: OauthConnectionsTable;
  user_profile: UserProfileTable;
  applications: ApplicationsTable;
  audit_events: AuditEventsTable;
  history: HistoryTable;
  history_search: HistorySearchTable;
  history_settings: HistorySettingsTable;
  composition_runs: CompositionRunsTable;
  researched_apis: ResearchedApisTable;
  data_keys: DataKeysTable;
  vault_check: VaultCheckTable;
  secret_versions: SecretVersionsTable;
  verification_schedule: VerificationScheduleTable;
  stored_readings: StoredReadingsTable;
  migrations: MigrationsTable;
};

/** What a store works on: the database or a transaction. */
export type Db = Kysely<Database>;

export type Dialect = 'sqlite' | 'postgres';
