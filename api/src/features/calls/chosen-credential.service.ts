import {
  type CallCredentialChoice,
  type CredentialChoice,
  isNamed,
} from '@gatehouse/contract/credential-choice.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import {
  credentialOfEndpoint,
  type EndpointCredential,
} from '#src/features/endpoints/endpoint-credential.ts';

type Chosen = CredentialChoice & { withoutKey?: boolean | undefined };

/** What a saved endpoint is tested with; undefined if nobody has chosen it yet, or if it was deleted. */
const ownOf = ({ apiKeyId, connectionId, withoutKey }: EndpointCredential): Chosen | undefined => {
  if (apiKeyId !== null) return { apiKeyId, withoutKey };
  if (connectionId !== null) return { connectionId, withoutKey };
  return withoutKey ? { apiKeyId: null } : undefined;
};

/**
 * The input of a call with what it is made with, known and never guessed: what it names itself, else what its saved endpoint
 * is tested with. Throws BAD_REQUEST if neither says it, NOT_FOUND for an endpoint that is not stored.
 */
export const withChosenCredential = async <Input extends CallCredentialChoice>(
  deps: Pick<Deps, 'connection'>,
  input: Input,
): Promise<Input> => {
  const { savedEndpointId } = input;
  if (isNamed(input) || savedEndpointId === undefined) return input;
  const saved = await credentialOfEndpoint(deps, savedEndpointId);
  const chosen = ownOf(saved);
  if (chosen === undefined)
    throw rejected('BAD_REQUEST', 'apiKeyId', 'API key is required: this endpoint does not say which one');
  return { ...input, ...chosen, withoutKey: input.withoutKey ?? chosen.withoutKey };
};
