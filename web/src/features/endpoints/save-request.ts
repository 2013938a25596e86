import type {
  CreateEndpointInput,
  PatchEndpointInput,
  SavedEndpoint,
} from '@gatehouse/contract/endpoints.ts';
import { etagOf } from '@gatehouse/contract/etag.ts';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { hasVariableHost } from '@gatehouse/contract/plain/variables/marks.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { resolveEndpoint } from '@gatehouse/request/endpoint-url.ts';
import { toEndpointInput, updateOf, valuesOfRequest } from '#src/features/endpoints/endpoint-values.ts';
import type { RequestToSave } from '#src/features/endpoints/save-endpoint-dialog.tsx';
import { addressOf } from '#src/features/keys/offers/key-choices.ts';
import type { RequestToOpen } from '#src/features/requests/offers/open-request.ts';
import { errorMessage, isConflict } from '#src/lib/error-message.ts';
import type { trpc } from '#src/lib/trpc.ts';
import type { Operation } from '#src/lib/use-operation.ts';
import { toast, toastError } from '#src/ui/feedback/toast.ts';

type Utils = ReturnType<typeof trpc.useUtils>;
type Update = Operation<PatchEndpointInput, SavedEndpoint>;

/** What a button saves. */
export interface SaveOptions {
  /** Its `keyId` says below which base URL a path is. A function is called when the button is pressed. */
  request: RequestToOpen | (() => RequestToOpen);
  providerId: number | undefined;
  /** The places of the request whose secrets were left out: the user is asked to type them again. */
  leftOut?: readonly string[] | undefined;
  /** Saves a known endpoint at once, and asks for the names of a new one only; from anywhere on the screen on Ctrl+S. */
  isDirect?: boolean | undefined;
}

/** What one of the lists contains; nothing if it cannot be loaded. */
const listed = <Entry>(list: Promise<readonly Entry[]>): Promise<readonly Entry[]> => list.catch(() => []);

/** Turns the path of a request into the full URL below the base URL of its key, or else of its provider. */
const fullUrl = (request: RequestToOpen, provider: Provider | undefined, key: ApiKey | undefined) => {
  // A variable says where it leads.
  if (hasVariableHost(request.endpoint)) return { url: request.endpoint, problem: undefined };
  const { hosts, baseUrl } =
    provider === undefined || key === undefined
      ? { hosts: provider?.hosts ?? [], baseUrl: provider?.baseUrl ?? null }
      : addressOf({ provider, key });
  const noun = request.connectionId === undefined ? 'key' : 'access token';
  return resolveEndpoint(request.endpoint, baseUrl, hosts, request.noKey === true ? 'no key' : noun);
};

/** Reads what is to be saved, when the button is pressed. */
export const readToSave = async (
  { keys, providers, endpoints }: Utils,
  { request, providerId, leftOut, isDirect = false }: SaveOptions,
): Promise<RequestToSave> => {
  const given = typeof request === 'function' ? request() : request;
  const savedId = given.savedEndpointId;
  const [key, provider, saved] = await Promise.all([
    listed(keys.list.ensureData({})).then((list) => list.find(({ id }) => id === given.keyId)),
    listed(providers.list.ensureData({})).then((list) => list.find(({ id }) => id === providerId)),
    // Undefined if it was deleted, or cannot be loaded.
    savedId === undefined
      ? undefined
      : listed(endpoints.list.ensureData({})).then((list) => list.find(({ id }) => id === savedId)),
  ]);
  const resolved = fullUrl(given, provider, key);
  return {
    // A key that was deleted since is not saved with the request: what it is tested with is chosen anew.
    request: { ...given, keyId: key?.id, endpoint: resolved?.url ?? given.endpoint },
    providerId,
    saved,
    problem: resolved?.problem,
    leftOut,
    isShort: isDirect,
  };
};

/**
 * Updates the endpoint that a request was opened from, without a question. Resolves to `ask` where the user has to decide: the
 * request is probably another endpoint, or somebody else has changed this one.
 */
export const saveKnown = async (
  utils: Utils,
  update: Update,
  { request, providerId, saved, problem, leftOut = [] }: RequestToSave,
): Promise<SavedEndpoint | 'ask' | undefined> => {
  // Without what was left out, it would be saved as something else.
  if (saved === undefined || problem !== undefined || leftOut.length > 0) return 'ask';
  const { values, asNew } = updateOf(saved, valuesOfRequest(request, providerId ?? saved.providerId));
  if (asNew.isMeant) return 'ask';
  const input = { id: saved.id, ...(toEndpointInput(values) as CreateEndpointInput) };
  try {
    const changed = await update(input, { ifMatch: etagOf(saved) });
    utils.endpoints.list.setData({}, (list) =>
      list?.map((entry) => (entry.id === changed.id ? changed : entry)),
    );
    toast({ title: 'Endpoint updated', description: changed.name });
    return changed;
  } catch (error) {
    if (isConflict(error)) return 'ask';
    toastError(errorMessage(error), 'Failed to update endpoint');
    return undefined;
  }
};
