import type { ProviderError } from '#src/features/oauth/protocol/provider-error.ts';

/** `invalid_client` (RFC 6749 section 5.2), and what GitHub, Slack and HubSpot call it. */
const CLIENT_CODES = new Set([
  ...['invalid_client', 'incorrect_client_credentials', 'invalid_client_id', 'bad_client_secret'],
  ...['bad_client_id', 'invalid_client_credentials'],
]);

/** With these the client was accepted, whatever the status: something else was wrong. */
const OTHER_CODES = new Set([
  ...['invalid_grant', 'invalid_scope', 'unauthorized_client', 'unsupported_grant_type', 'access_denied'],
  ...[
    'invalid_code',
    'bad_verification_code',
    'redirect_uri_mismatch',
    'invalid_target',
    'invalid_dpop_proof',
  ],
]);

const NAMES_CLIENT = /client[_ -]?(?:id|secret|credential|authentication)/i;

/**
 * Whether a refusal says that the client was not recognised. Servers that do not read one of the two ways miss the client
 * id, and say `invalid_request` or only 401.
 */
export const isClientRefused = ({
  code,
  description,
  status,
}: ProviderError & { status: number }): boolean => {
  const name = code.toLowerCase();
  if (CLIENT_CODES.has(name)) return true;
  if (status >= 500 || OTHER_CODES.has(name)) return false;
  if (status === 401) return true;
  return name === 'invalid_request' && NAMES_CLIENT.test(description);
};
