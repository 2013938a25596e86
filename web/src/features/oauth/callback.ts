import type { OauthCallbackInput, OauthCallbackResult } from '@gatehouse/contract/oauth-callback.ts';
import { errorMessage } from '#src/lib/error-message.ts';

/*
 * The texts are those of the specification. They are written here again, because the contract's file would bring the
 * schemas along; a test compares them.
 */
export const MISSING_PARAMETERS = 'Missing required parameters';
const FAILED = 'Failed to complete authorization';
const UNEXPECTED = 'An unexpected error occurred during authorization';

/** How a login ended. */
export type CallbackOutcome =
  | { isConnected: true; message?: string | undefined }
  | { isConnected: false; error: string; advice: string[] };

/** The names that every login may have, with the lengths that the server accepts. */
const LENGTHS = {
  code: 8192,
  state: 1024,
  error: 1024,
  error_description: 4096,
  iss: 2048,
  scope: 8192,
} as const;
type Name = keyof typeof LENGTHS;

/** Of these, the part that fits says what is wrong. A code or state that is too long is the server's to reject. */
const CUT: readonly Name[] = ['error', 'error_description'];

/** Others are about the account; of them the server keeps what calls need. */
const MAX_OTHERS = 20;
const MAX_OTHER = 200;

/** What the provider appended to the URL. */
export const readCallback = (query: string): OauthCallbackInput => {
  const params = new URLSearchParams(query);
  const names = Object.keys(LENGTHS) as Name[];
  const isName = (name: string): boolean => (names as string[]).includes(name);
  const known = names.flatMap((name) => {
    const value = params.get(name);
    if (value === null || value === '') return [];
    // The login does not depend on it, and a part of it would be wrong.
    if (name === 'scope' && value.length > LENGTHS[name]) return [];
    return [[name, CUT.includes(name) ? value.slice(0, LENGTHS[name]) : value]];
  });
  const others = [...params].filter(
    ([name, value]) => !isName(name) && name.length <= MAX_OTHER && value !== '' && value.length <= MAX_OTHER,
  );
  return Object.fromEntries([...others.slice(0, MAX_OTHERS), ...known]);
};

/** Whether the server can tell how the login ended: it has a code, or an error of the provider. */
export const isComplete = ({ code, state, error }: OauthCallbackInput): boolean =>
  error !== undefined || (code !== undefined && state !== undefined);

const failure = (error: string, advice: string[] = []): CallbackOutcome => ({
  isConnected: false,
  error,
  advice,
});

export const missingParameters = (wasReloaded: boolean): CallbackOutcome =>
  failure(MISSING_PARAMETERS, [
    wasReloaded
      ? 'The page was reloaded before the server had answered. The wizard shows whether you are connected; if not, log in again.'
      : 'This page only opens at the end of a login at a provider. Begin one in the OAuth wizard.',
  ]);

const outcomeOf = ({ success, message, error, advice }: OauthCallbackResult): CallbackOutcome =>
  success ? { isConnected: true, message } : failure(error || FAILED, advice);

/**
 * Completes a login: tells the server what the provider sent back. Never rejects.
 * @param send the call to the server
 */
export const completeLogin = async (
  input: OauthCallbackInput,
  send: (input: OauthCallbackInput) => Promise<OauthCallbackResult>,
): Promise<CallbackOutcome> => {
  if (!isComplete(input)) return missingParameters(false);
  try {
    return outcomeOf(await send(input));
  } catch (error) {
    return failure(UNEXPECTED, [errorMessage(error)]);
  }
};
