import {
  type CallCredentialChoice,
  type CredentialChoice,
  isKeyless,
  isNamed,
} from '@gatehouse/contract/credential-choice.ts';
import type { VariableChoice } from '@gatehouse/contract/environments.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import {
  credentialOfEndpoint,
  type EndpointCredential,
} from '#src/features/endpoints/endpoint-credential.ts';
import { credentialInEnvironment } from '#src/features/environments/environments.service.ts';

type Chosen = CredentialChoice & { withoutKey?: boolean | undefined };

/** What a saved endpoint is tested with; undefined if nobody has chosen it yet, or if it was deleted. */
const ownOf = ({ apiKeyId, connectionId, withoutKey }: EndpointCredential): Chosen | undefined => {
  if (apiKeyId !== null) return { apiKeyId, withoutKey };
  if (connectionId !== null) return { connectionId, withoutKey };
  return withoutKey ? { apiKeyId: null } : undefined;
};

/** The key or the connection of its provider in an environment, in place of its own; an endpoint that is tested without any stays without one. */
const inEnvironment = async (
  deps: Pick<Deps, 'connection'>,
  saved: EndpointCredential,
  environmentId: number | null | undefined,
): Promise<Chosen | undefined> => {
  const own = ownOf(saved);
  if (typeof environmentId !== 'number' || (own !== undefined && isKeyless(own))) return own;
  const meant = await credentialInEnvironment(deps, environmentId, saved.providerId);
  return meant === undefined ? own : { ...meant, withoutKey: saved.withoutKey };
};

/**
 * The input of a call with what it is made with, known and never guessed: what it names itself, else the key or connection that
 * its environment has for the provider of its saved endpoint, else what that is tested with. Throws BAD_REQUEST if none says it, NOT_FOUND
 * for an endpoint or an environment that is not stored.
 */
export const withChosenCredential = async <Input extends CallCredentialChoice & VariableChoice>(
  deps: Pick<Deps, 'connection'>,
  input: Input,
): Promise<Input> => {
  const { savedEndpointId } = input;
  if (isNamed(input) || savedEndpointId === undefined) return input;
  const saved = await credentialOfEndpoint(deps, savedEndpointId);
  const chosen = await inEnvironment(deps, saved, input.environmentId);
  if (chosen === undefined)
    throw rejected('BAD_REQUEST', 'apiKeyId', 'API key is required: this endpoint does not say which one');
  return { ...input, ...chosen, withoutKey: input.withoutKey ?? chosen.withoutKey };
};
