import { findOauthError } from '@gatehouse/knowledge/oauth-errors.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { ProviderError } from '#src/features/oauth/protocol/provider-error.ts';

const NAMES_CLIENT = /client[_ -]?(?:id|secret|credential|authentication)/i;

/**
 * Whether a refusal says that the client was not recognized. Servers that do not read one of the two ways miss the client
 * id, and say `invalid_request` or only 401.
 */
export const isClientRefused = ({
  code,
  description,
  status,
}: ProviderError & { status: number }): boolean => {
  const name = code.toLowerCase();
  const client = findOauthError(openKnowledge(), name)?.client;
  if (client === 'refused') return true;
  if (status >= 500 || client === 'accepted') return false;
  if (status === 401) return true;
  return name === 'invalid_request' && NAMES_CLIENT.test(description);
};
