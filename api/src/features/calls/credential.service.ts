import { type CredentialChoice, isKeyless } from '@gatehouse/contract/credential-choice.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import type { CallCredential, ShownCredential } from '#src/features/calls/call-credential.ts';
import {
  loadConnectionCredential,
  loadShownConnection,
  type TokenUse,
} from '#src/features/calls/connection-credential.service.ts';
import { loadKeyCredential, loadShownKey } from '#src/features/calls/key-credential.service.ts';
import { NO_CREDENTIAL, NO_SHOWN_CREDENTIAL } from '#src/features/calls/no-credential.ts';

/** The schema of every input requires one of them. */
const keyIdOf = ({ apiKeyId }: CredentialChoice): number => {
  if (typeof apiKeyId !== 'number') throw rejected('BAD_REQUEST', 'apiKeyId', 'API key is required');
  return apiKeyId;
};

/**
 * The credential that a call names: a stored key, or a connection, whose access token is renewed before if it is about to
 * expire; or none, if the call is to have no key. Throws NOT_FOUND, PRECONDITION_FAILED for a connection that needs a new login, SERVICE_UNAVAILABLE if its token
 * has expired and cannot be renewed now.
 */
export const loadCredential = (
  deps: Deps,
  choice: CredentialChoice,
  use: TokenUse = 'send',
): Promise<CallCredential> => {
  if (isKeyless(choice)) return Promise.resolve(NO_CREDENTIAL);
  return typeof choice.connectionId === 'number'
    ? loadConnectionCredential(deps, choice.connectionId, use)
    : loadKeyCredential(deps, keyIdOf(choice));
};

/** The credential of a call for code that is shown to the user. Throws NOT_FOUND. */
export const loadShownCredential = (deps: Deps, choice: CredentialChoice): Promise<ShownCredential> => {
  if (isKeyless(choice)) return Promise.resolve(NO_SHOWN_CREDENTIAL);
  return typeof choice.connectionId === 'number'
    ? loadShownConnection(deps, choice.connectionId)
    : loadShownKey(deps, keyIdOf(choice));
};
