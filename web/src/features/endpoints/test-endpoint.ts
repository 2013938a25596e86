import type { useNavigate } from '@tanstack/react-router';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';
import { keysFor, requestOf, urlUnderKey } from '#src/features/endpoints/open-endpoint.ts';
import { keyChoices } from '#src/features/keys/offers/key-choices.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { openedWith, openRequest } from '#src/features/requests/offers/open-request.ts';

/**
 * Opens an endpoint on the test screen with exactly what it is tested with.
 * @returns false if it names nothing and a key has a base URL of its own: then it is not clear which URL is meant
 */
export const testEndpoint = (
  navigate: ReturnType<typeof useNavigate>,
  row: EndpointRow,
  stored: readonly KeyRow[],
): boolean => {
  const credential = openedWith(row.saved);
  const keys = keysFor(row.saved, keyChoices(stored));
  const isOpen = credential.ask === 'url';
  if (isOpen && keys.some((choice) => urlUnderKey(row.saved, choice, keys) !== undefined)) return false;
  openRequest(navigate, requestOf(row.saved, credential));
  return true;
};
