import type { HistoryEntry } from '@gatehouse/contract/history.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { withoutVariables } from '@gatehouse/request/variables/fill-request.ts';
import { maskedPlaces } from '#src/features/history/masked-places.ts';
import { openedWith, type useOpenRequest } from '#src/features/requests/offers/open-request.ts';
import { toast } from '#src/ui/feedback/toast.ts';

export const requestOf = (call: HistoryEntry): ApiRequest => ({
  method: call.method,
  endpoint: call.url,
  headers: call.requestHeaders ?? undefined,
  body: call.body ?? undefined,
});

/** Opens a call on the test screen, and says which of its secrets have to be typed again. */
export const openCall = (openRequest: ReturnType<typeof useOpenRequest>, call: HistoryEntry): void => {
  openRequest({ ...withoutVariables(requestOf(call)), ...openedWith(call) });
  const missing = maskedPlaces(call);
  if (missing.length > 0)
    toast({
      title: 'Secrets are not kept',
      description: `Before you send the request, type these again: ${missing.join(', ')}.`,
    });
};
