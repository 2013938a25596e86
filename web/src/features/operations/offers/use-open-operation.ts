import type { ProviderOperation } from '@gatehouse/contract/operations.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { ApiOperation } from '@gatehouse/contract/research.ts';
import { endpointUnder } from '@gatehouse/request/under-base.ts';
import {
  endpointOf,
  headersOf,
  type OperationTarget,
} from '#src/features/operations/offers/filled-request.ts';
import { type ChosenCall, idOf } from '#src/features/requests/offers/call-choices.ts';
import { useOpenRequest } from '#src/features/requests/offers/open-request.ts';
import { trpc } from '#src/lib/trpc.ts';

/** Several operations may begin with the same path; more than one API has few of them. */
const ENOUGH = 20;

const isSame = (one: ProviderOperation, method: string, path: string): boolean =>
  one.method === method && one.path.replace(/\?.*/s, '') === path.replace(/\?.*/s, '');

/**
 * Opens an operation of an API on the test screen, with an example of its body if one is known. If that cannot be asked, it
 * opens without one.
 */
export const useOpenOperation = (
  api: { baseUrl: string | null },
  provider: Provider,
  choice: ChosenCall | undefined,
): ((operation: ApiOperation) => Promise<void>) => {
  const utils = trpc.useUtils();
  const open = useOpenRequest();
  const target: OperationTarget = {
    keyBaseUrl: choice?.key?.baseUrl ?? null,
    defaultHeaders: provider.defaultHeaders,
  };
  return async ({ method, path: shown, summary }) => {
    const path = endpointUnder(provider.baseUrl, api.baseUrl, shown);
    const query = `${method} ${path}`;
    const bare: ProviderOperation = { method, path, summary, body: null, contentType: null, parameters: [] };
    const known = await utils.operations.list
      .fetch({ id: provider.id, query, limit: ENOUGH })
      .then((list) => list.find((one) => isSame(one, method, path)))
      .catch(() => undefined);
    const operation = known ?? bare;
    open({
      method,
      endpoint: endpointOf(operation, target),
      headers: headersOf(operation, target),
      body: operation.body === null ? null : { kind: 'json', text: JSON.stringify(operation.body) },
      // Of several keys, the user chooses there.
      providerId: provider.id,
      ...idOf(choice),
    });
  };
};
