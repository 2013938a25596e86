import { useCallback, useMemo } from 'react';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';
import { keysFor, requestOf, urlUnderKey } from '#src/features/endpoints/open-endpoint.ts';
import { keyChoices } from '#src/shared/keys/key-choices.ts';
import { useKeyRows } from '#src/shared/keys/use-key-rows.ts';
import { useOpenRequest } from '#src/shared/request/open-request.ts';

/**
 * Opens an endpoint on the test screen with its provider's key.
 * @param onAsk called instead if a key has a base URL of its own: then it is not clear which URL is meant
 */
export const useTestEndpoint = (onAsk: (row: EndpointRow) => void) => {
  const { data } = useKeyRows();
  const openRequest = useOpenRequest();
  const choices = useMemo(() => keyChoices(data ?? []), [data]);
  const keysOf = useCallback((row: EndpointRow) => keysFor(row, choices), [choices]);
  const test = (row: EndpointRow): void => {
    const keys = keysOf(row);
    if (keys.some((choice) => urlUnderKey(row.saved, choice, keys) !== undefined)) onAsk(row);
    else openRequest(requestOf(row.saved, { keyId: keys[0]?.key.id }));
  };
  return { test, keysOf };
};
