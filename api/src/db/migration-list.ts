import * as foundation from '#src/db/migrations/2026-11/2026-11-20-foundation.ts';
import * as researchedApis from '#src/db/migrations/2026-11/2026-11-20-researched-apis.ts';
import * as refusalCodes from '#src/db/migrations/2026-11/2026-11-20-verification-refusal-codes.ts';
import * as apiOrigins from '#src/db/migrations/2026-11/2026-11-22-api-origins.ts';
import * as auditColumns from '#src/db/migrations/2026-11/2026-11-22-audit-columns.ts';
import * as boundSecrets from '#src/db/migrations/2026-11/2026-11-22-bound-secrets.ts';
import * as history from '#src/db/migrations/2026-11/2026-11-22-history.ts';
import * as keyVerdicts from '#src/db/migrations/2026-11/2026-11-22-key-verdicts.ts';
import * as previousKeys from '#src/db/migrations/2026-11/2026-11-22-previous-keys.ts';
import * as savedEndpoints from '#src/db/migrations/2026-11/2026-11-22-saved-endpoints.ts';
import * as applications from '#src/db/migrations/2026-11/2026-11-23-applications.ts';
import * as historyConnections from '#src/db/migrations/2026-11/2026-11-23-history-connections.ts';
import * as oauth from '#src/db/migrations/2026-11/2026-11-23-oauth.ts';
import * as compositionRuns from '#src/db/migrations/2026-11/2026-11-24-composition-runs.ts';
import * as oauthClientAuth from '#src/db/migrations/2026-11/2026-11-24-oauth-client-auth.ts';
import * as keyParts from '#src/db/migrations/2026-11/2026-11-25-key-parts.ts';
import * as scheduledChecks from '#src/db/migrations/2026-11/2026-11-26-scheduled-checks.ts';
import * as keyTags from '#src/db/migrations/2026-11/2026-11-28-key-tags.ts';
import * as storedReadings from '#src/db/migrations/2026-11/2026-11-28-stored-readings.ts';
import * as providerOperations from '#src/db/migrations/2026-11/2026-11-28-suggested-operations.ts';
import * as requestBodies from '#src/db/migrations/2026-11/2026-11-29-request-bodies.ts';
import * as secretChanges from '#src/db/migrations/2026-11/2026-11-29-secret-changes.ts';
import * as storedCalls from '#src/db/migrations/2026-11/2026-11-29-stored-calls.ts';
import * as clearedHistory from '#src/db/migrations/2026-11/2026-11-30-cleared-history.ts';
import * as chosenKeys from '#src/db/migrations/2026-12/2026-12-01-chosen-keys.ts';
import * as deletedKeys from '#src/db/migrations/2026-12/2026-12-01-deleted-keys.ts';
import * as folders from '#src/db/migrations/2026-12/2026-12-02-folders.ts';
import * as environments from '#src/db/migrations/2026-12/2026-12-03-environments.ts';
import * as oauthChosenAuth from '#src/db/migrations/2026-12/2026-12-04-oauth-chosen-auth.ts';
import * as callCounts from '#src/db/migrations/2026-12/2026-12-05-call-counts.ts';
import * as connectionHosts from '#src/db/migrations/2026-12/2026-12-06-connection-hosts.ts';
import * as oauthIssuer from '#src/db/migrations/2026-12/2026-12-07-oauth-issuer.ts';
import * as oauthGrant from '#src/db/migrations/2026-12/2026-12-08-oauth-grant.ts';
import * as callSources from '#src/db/migrations/2026-12/2026-12-09-call-sources.ts';
import * as auditSources from '#src/db/migrations/2026-12/2026-12-10-audit-sources.ts';
import * as deviceLogins from '#src/db/migrations/2026-12/2026-12-10-device-logins.ts';
import * as callbackFields from '#src/db/migrations/2026-12/2026-12-11-callback-fields.ts';
import * as severalConnections from '#src/db/migrations/2026-12/2026-12-12-several-connections.ts';
import * as clientKeys from '#src/db/migrations/2026-12/2026-12-13-client-keys.ts';
import * as serverFields from '#src/db/migrations/2026-12/2026-12-14-server-fields.ts';
import * as pkceAndClientId from '#src/db/migrations/2026-12/2026-12-15-pkce-and-client-id.ts';

export type Migration = {
  name: string;
  /** Plain SQL, one statement per entry, in order. */
  statements: (dialect: 'sqlite' | 'postgres') => string[];
  /** Of earlier versions of the file, where they were applied with the same result. */
  earlierChecksums?: readonly string[];
};

/** In the order in which they are applied. A released file never changes: its checksum is in the ledger. */
export const MIGRATIONS: readonly Migration[] = [
  foundation,
  researchedApis,
  refusalCodes,
  apiOrigins,
  auditColumns,
  boundSecrets,
  history,
  keyVerdicts,
  previousKeys,
  savedEndpoints,
  applications,
  historyConnections,
  oauth,
  compositionRuns,
  oauthClientAuth,
  keyParts,
  scheduledChecks,
  keyTags,
  storedReadings,
  providerOperations,
  requestBodies,
  secretChanges,
  storedCalls,
  clearedHistory,
  chosenKeys,
  deletedKeys,
  folders,
  environments,
  oauthChosenAuth,
  callCounts,
  connectionHosts,
  oauthIssuer,
  oauthGrant,
  callSources,
  auditSources,
  deviceLogins,
  callbackFields,
  severalConnections,
  clientKeys,
  serverFields,
  pkceAndClientId,
];
