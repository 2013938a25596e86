import { ENDPOINT_SECRET } from '#src/features/endpoints/endpoint-secrets.ts';
import { VARIABLE_SECRET } from '#src/features/environments/variable-secrets.ts';
import { KEY_COLUMNS } from '#src/features/keys/key-secrets.ts';
import { OAUTH_COLUMNS } from '#src/features/oauth/oauth-secrets.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';

/**
 * Every column with sealed values: add new ones to the list of their feature, or here. The upgrade of an older database
 * and the command that changes the data key work through it.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  ...KEY_COLUMNS,
  ENDPOINT_SECRET,
  VARIABLE_SECRET,
  ...OAUTH_COLUMNS,
];
