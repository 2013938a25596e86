import type { OauthCallbackInput, OauthCallbackResult } from '@gatehouse/contract/oauth-callback.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import type { Deps } from '#src/deps.ts';
import type { LoginCaller } from '#src/features/oauth/begin-login.service.ts';
import * as problems from '#src/features/oauth/callback-problems.ts';
import { toldProblem } from '#src/features/oauth/dpop/bind-from-now-on.service.ts';
import { keepGrant, recordFailedGrant } from '#src/features/oauth/keep-grant.service.ts';
import { loadOauthClient } from '#src/features/oauth/oauth-client.service.ts';
import { findConfig } from '#src/features/oauth/oauth-configs.store.ts';
import { SealedClientSecretError } from '#src/features/oauth/oauth-secrets.ts';
import { cookieNameOf, type TakenLogin, takeLogin } from '#src/features/oauth/pending-logins.service.ts';
import { fieldsAbout } from '#src/features/oauth/protocol/account-fields.ts';
import { exchangeCode } from '#src/features/oauth/protocol/exchange-code.ts';
import { scopesIn } from '#src/features/oauth/protocol/grant-fields.ts';
import { PUSHED } from '#src/features/oauth/protocol/more-exact-codes.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { pushFromNowOn } from '#src/features/oauth/pushed/find-pushed-url.service.ts';
import { asRunningGrant } from '#src/features/oauth/running-grants.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';
import { rememberSecret } from '#src/logging/known-secrets.ts';

/** A login that goes on, with what the token call needs. */
type Admitted = { login: TakenLogin & { verifier: string }; client: OauthClient; providerId: number };

/** Everything here is read in one transaction, so that the login and its configuration belong together. */
const admit = (deps: Deps, login: TakenLogin): Promise<Admitted | { problem: OauthCallbackResult }> =>
  deps.connection.transaction(async (tx) => {
    const config = await findConfig(tx, login.configId);
    const provider = config && (await findProvider(deps, config.providerId, tx));
    if (config === undefined || provider === undefined) return { problem: problems.UNKNOWN_LOGIN };
    if (Date.parse(login.expiresAt) <= deps.now()) return { problem: problems.expired(provider.name) };
    if (login.configVersion !== config.version) return { problem: problems.configChanged(provider.name) };
    const { verifier } = login;
    if (verifier === undefined) return { problem: problems.unreadable(provider.name) };
    try {
      const client = await loadOauthClient(deps, tx, config.id);
      // The redirect URI of the token call has to be the one that was sent before (RFC 6749 section 4.1.3).
      return {
        login: { ...login, verifier },
        client: { ...client, redirectUri: login.redirectUri },
        providerId: provider.id,
      };
    } catch (error) {
      if (error instanceof SealedClientSecretError) return { problem: problems.unreadable(provider.name) };
      throw error;
    }
  });

const take = async (
  deps: Deps,
  state: string | undefined,
  { cookies, setCookie }: LoginCaller,
): Promise<TakenLogin | undefined> => {
  if (!state) return undefined;
  const name = cookieNameOf(state);
  const values = cookies(name);
  const login = await takeLogin(deps, state, values);
  if (login !== undefined && values.length > 0) setCookie({ name, value: '', seconds: 0, sameSite: 'Lax' });
  return login;
};

/** What the callback says besides the code: which scopes were granted, and of which account. */
type Said = { scopes: string[]; callbackFields: Record<string, string> };

const saidIn = (input: OauthCallbackInput, { accountFields }: OauthClient): Said => {
  const texts = Object.entries(input).filter(([, value]) => typeof value === 'string');
  const secrets = [input.code, input.state].filter((secret) => secret !== undefined);
  return {
    scopes: scopesIn(input.scope) ?? [],
    callbackFields: fieldsAbout([Object.fromEntries(texts) as JsonObject], accountFields.callback, secrets),
  };
};

/** One token call, and only if it brings a grant the connection. */
const redeem = async (
  deps: Deps,
  admitted: Admitted,
  response: { code: string; state: string; iss: string | null },
  said: Said,
): Promise<OauthCallbackResult> => {
  const { login, client, providerId } = admitted;
  const { verifier, scopes, configId, configVersion, meant } = login;
  // If the token response does not say what was granted, the callback may have said it.
  const granted = said.scopes.length > 0 ? said.scopes : scopes;
  const { callbackFields } = said;
  const asked = {
    client,
    providerId,
    configId,
    configVersion,
    scopes: granted,
    callbackFields,
    meant,
    at: deps.now(),
  };
  // The code is used up by this call: a caller that goes away, such as a closed window, must not end it.
  const { signal } = new AbortController();
  const result = await exchangeCode(deps, client, { ...response, verifier, scopes }, signal);
  if (result.problem !== undefined) {
    await recordFailedGrant(deps, asked, result.problem);
    return problems.ofProblem(await toldProblem(deps, asked, result), client.providerName);
  }
  if (await keepGrant(deps, asked, result)) return problems.connected(client.providerName);
  await recordFailedGrant(deps, asked, { code: 'configuration_changed' });
  return problems.configChanged(client.providerName);
};

/** What the provider said instead of a code. A login that had to be pushed will be the next time, if the provider publishes where. */
const refused = async (
  deps: Deps,
  { client, login }: Admitted,
  { error, error_description }: Pick<OauthCallbackInput, 'error_description'> & { error: string },
): Promise<OauthCallbackResult> => {
  const isToBePushed = PUSHED.test(error_description ?? '');
  if (isToBePushed && (await pushFromNowOn(deps, client, login)))
    return problems.pushedNext(client.providerName);
  return problems.ofProviderError(error, error_description, client);
};

/**
 * Completes a login with what the provider sent back: takes its state, which works once, exchanges the code and stores the
 * connection. Only the browser that began the login can do that; nobody else can even end it. What goes wrong is in the result.
 */
export const completeLogin = async (
  deps: Deps,
  input: OauthCallbackInput,
  caller: LoginCaller,
): Promise<OauthCallbackResult> => {
  const { code, state, error, error_description, iss } = input;
  if (!error && !(code && state)) return problems.MISSING_PARAMETERS;
  const login = await take(deps, state, caller);
  if (login === undefined) return error ? problems.ofStrangersError(error) : problems.UNKNOWN_LOGIN;
  const admitted = await admit(deps, login);
  if ('problem' in admitted) return admitted.problem;
  if (code) rememberSecret(code);
  const { client } = admitted;
  if (error) return refused(deps, admitted, { error, error_description });
  const response = { code: code ?? '', state: state ?? '', iss: iss ?? null };
  return asRunningGrant(deps, () => redeem(deps, admitted, response, saidIn(input, client)));
};
