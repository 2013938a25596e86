import { useNavigate } from '@tanstack/react-router';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';
import { type KeyRow, useKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { NOT_LOADED } from '#src/lib/error-message.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { toastError } from '#src/ui/feedback/toast.ts';

const NO_KEYS: readonly KeyRow[] = [];

export const testing = loadExport(() => import('#src/features/endpoints/test-endpoint.ts'), 'testEndpoint');

/**
 * Opens an endpoint on the test screen; resolves to whether it is open. What that needs is loaded before, or when it is asked for.
 * @param onAsk called instead if it is not clear which URL is meant
 */
export const useTestEndpoint = (
  onAsk: (row: EndpointRow) => void,
): ((row: EndpointRow) => Promise<boolean>) => {
  const { data: keys = NO_KEYS } = useKeyRows();
  const navigate = useNavigate();
  return async (row) => {
    const open = await testing.load().catch(() => undefined);
    if (open === undefined) {
      toastError(NOT_LOADED);
      return false;
    }
    const isOpen = open(navigate, row, keys);
    if (!isOpen) onAsk(row);
    return isOpen;
  };
};
