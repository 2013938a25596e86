import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { useMemo } from 'react';
import { EndpointDialog, type EndpointToEdit } from '#src/features/endpoints/endpoint-dialog.tsx';
import { NEW_ENDPOINT, updateOf, valuesOfRequest } from '#src/features/endpoints/endpoint-values.ts';
import type { RequestToOpen } from '#src/features/requests/offers/open-request.ts';

export interface RequestToSave {
  /** Its endpoint is a full URL, unless none is known. */
  request: RequestToOpen;
  providerId: number | undefined;
  /** The saved endpoint that it was opened from. */
  saved: SavedEndpoint | undefined;
  /** What is wrong with its endpoint. */
  problem: string | undefined;
  /** The places whose secrets were left out. */
  leftOut: readonly string[] | undefined;
  /** A new one is asked for its names only. */
  isShort: boolean;
}

const subjectOf = ({
  request,
  providerId,
  saved,
  problem,
  leftOut,
  isShort,
}: RequestToSave): EndpointToEdit => {
  // Without a key, it is still an endpoint of the same API.
  const values = valuesOfRequest(request, providerId ?? saved?.providerId);
  return {
    ...(saved === undefined ? { values } : { saved, ...updateOf(saved, values) }),
    problem,
    secretsFrom: request.savedEndpointId,
    leftOut,
    isShort: isShort && saved === undefined && problem === undefined,
  };
};

const BLANK: EndpointToEdit = { values: NEW_ENDPOINT };

interface SaveEndpointDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Undefined until the dialog is first opened. */
  toSave: RequestToSave | undefined;
  onSaved?: ((saved: SavedEndpoint) => void) | undefined;
}

/** The dialog of an endpoint, with a request in it. Loaded only by save-endpoint.tsx. */
export const SaveEndpointDialog = ({ toSave, ...dialog }: SaveEndpointDialogProps) => {
  const subject = useMemo(() => (toSave === undefined ? BLANK : subjectOf(toSave)), [toSave]);
  return <EndpointDialog {...dialog} subject={subject} />;
};
