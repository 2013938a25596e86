import { hasVariableHost } from '@gatehouse/contract/plain/variables/marks.ts';
import type { RunTestInput } from '@gatehouse/contract/testing.ts';
import { type ApiRequest, toApiRequest } from '@gatehouse/request/api-request.ts';
import { resolveRequest } from '@gatehouse/request/resolve-request.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import {
  type CallVariables,
  loadVariables,
  withMasks,
  withValues,
} from '#src/features/calls/call-variables.service.ts';
import {
  requireHostsOf,
  type SentSecret,
  secretsInCall,
  shownAddress,
  withSecretsOf,
} from '#src/features/calls/secret-variables.ts';
import { withSavedValues } from '#src/features/endpoints/hidden-in-call.service.ts';
import { recordUse } from '#src/features/environments/environments.service.ts';
import { mayReceiveKey } from '#src/features/keys/key-hosts.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

/** A request, with a credential that knows all its secrets. `shown` has masks in their place. */
type RequestToSend = {
  request: ApiRequest;
  credential: CallCredential;
  shown: { request: ApiRequest; url?: URL | undefined };
};

const urlOf = (input: RunTestInput, credential: CallCredential): URL | undefined =>
  resolveRequest(toApiRequest(input), credential).url;

/** Throws BAD_REQUEST if the hidden values of a saved endpoint would go where variables say, to a host that is none of its provider's. */
const requireProviderHost = async (deps: Deps, providerId: number, url: URL): Promise<void> => {
  const provider = await findProvider(deps, providerId);
  const hosts = { provider: provider?.hosts ?? [], baseUrl: provider?.baseUrl ?? null, pinned: [] };
  if (mayReceiveKey(url, hosts, deps.localNetworks)) return;
  throw rejected(
    'BAD_REQUEST',
    'endpoint',
    `The hidden values of this endpoint go to hosts of ${provider?.name ?? 'its provider'} only, and ${url.host} is none: use a secret variable in their place`,
  );
};

/** The input with what its masks stand for, if it was opened from a saved endpoint. */
const unmasked = async (deps: Deps, input: RunTestInput, sent: RunTestInput, credential: CallCredential) => {
  const { savedEndpointId } = input;
  const nothing = { request: input, secrets: [], hasSecretBody: false };
  if (savedEndpointId === undefined) return nothing;
  const url = urlOf(sent, credential);
  // The call itself says what is wrong with its endpoint.
  if (url === undefined) return nothing;
  const template = hasVariableHost(input.endpoint) ? input.endpoint : undefined;
  const saved = await withSavedValues(deps, input, { savedEndpointId, url: url.href, template });
  if (template !== undefined && saved.providerId !== undefined)
    await requireProviderHost(deps, saved.providerId, url);
  return saved;
};

/** The request as the caller may see it. */
const shownRequest = (
  input: RunTestInput,
  secrets: readonly SentSecret[],
  variables: CallVariables,
  url: URL | undefined,
): ApiRequest => {
  const address = url && shownAddress(input, secrets, url);
  return toApiRequest(withMasks(address === undefined ? input : { ...input, endpoint: address }, variables));
};

/** Records the use of secret variables, which is done before they are sent. Throws if they may not go there. */
const requireUse = async (
  deps: Deps,
  template: RunTestInput,
  secrets: readonly SentSecret[],
  { environment }: CallVariables,
  url: URL | undefined,
): Promise<void> => {
  if (url === undefined || environment === undefined) return;
  requireHostsOf(template, secrets, url);
  const names = secrets.map(({ name }) => name);
  await recordUse(deps, environment, names, url.host);
};

/** What is sent for the input of a call, with the values of its variables and of its masks. */
export const toSend = async (
  deps: Deps,
  input: RunTestInput,
  credential: CallCredential,
): Promise<RequestToSend> => {
  const ofInput = await loadVariables(deps, input);
  const saved = await unmasked(deps, input, withValues(input, ofInput), credential);
  const isSame = saved.request === input;
  // A hidden value may have variables of its own.
  const variables = isSame ? ofInput : await loadVariables(deps, saved.request);
  const sent = withValues(saved.request, variables);
  const request = toApiRequest(sent);
  const secrets = secretsInCall(saved.request, variables);
  if (isSame && secrets.length === 0) return { request, credential, shown: { request } };
  const url = urlOf(sent, credential);
  if (secrets.length > 0) await requireUse(deps, saved.request, secrets, variables, url);
  const shown = shownRequest(input, secrets, variables, url);
  const { hasSecretBody } = saved;
  const furtherSecrets = saved.secrets.map((value) => ({ of: 'endpoint' as const, value }));
  return {
    request,
    credential: withSecretsOf(
      isSame ? credential : { ...credential, furtherSecrets, hasSecretBody },
      secrets,
    ),
    shown: { request: shown, url: resolveRequest(shown, credential).url },
  };
};

/** A body with masks in it that are no JSON is shown as a text. */
const asShown = (request: ApiRequest): ApiRequest =>
  request.body?.kind === 'json'
    ? { ...request, body: { kind: 'text', text: request.body.text, contentType: 'application/json' } }
    : request;

/** What a call would send, and what of it may be shown: the same, unless it has secret variables. Masks of a saved endpoint stay. */
export const toPreview = async (
  deps: Deps,
  input: RunTestInput,
  credential: CallCredential,
): Promise<{ request: ApiRequest; credential: CallCredential; shown: ApiRequest }> => {
  const variables = await loadVariables(deps, input);
  const sent = withValues(input, variables);
  const request = toApiRequest(sent);
  const secrets = secretsInCall(input, variables);
  if (secrets.length === 0) return { request, credential, shown: request };
  const url = urlOf(sent, credential);
  if (url !== undefined) requireHostsOf(input, secrets, url);
  return {
    request,
    credential: withSecretsOf(credential, secrets),
    shown: asShown(shownRequest(input, secrets, variables, url)),
  };
};
