import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { hasVariableHost } from '@gatehouse/contract/plain/variables/marks.ts';
import { resolveEndpoint } from '@gatehouse/request/endpoint-url.ts';
import { Button } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#src/features/endpoints/offers/save-endpoint.module.css';
import type { RequestToSave } from '#src/features/endpoints/save-endpoint-dialog.tsx';
import { addressOf } from '#src/features/keys/offers/key-choices.ts';
import { useKeys } from '#src/features/keys/offers/key-queries.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import type { RequestToOpen } from '#src/features/requests/offers/open-request.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { trpc } from '#src/lib/trpc.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

const saveDialog = loadExport(
  () => import('#src/features/endpoints/save-endpoint-dialog.tsx'),
  'SaveEndpointDialog',
);

interface SaveEndpointProps {
  /** Its `keyId` says below which base URL a path is. A function is called when the button is pressed. */
  request: RequestToOpen | (() => RequestToOpen);
  providerId: number | undefined;
  onSaved?: (saved: SavedEndpoint) => void;
  /** What is saved, if there are several such buttons: `GET https://api.example.com/v1/models`. */
  subject?: string;
  size?: 'xs' | 'sm';
  /** What the button says, also on a narrow screen, where otherwise only its icon is shown. */
  label?: string;
  /** The places of the request whose secrets were left out: the user is asked to type them again. */
  leftOut?: readonly string[];
}

/** Turns the path of a request into the full URL below the base URL of its key, or else of its provider. */
const useFullUrl = () => {
  const { data: keys = [] } = useKeys();
  const { data: providers = [] } = useProviders();
  const isKnownKey = (keyId: number | undefined): boolean => keys.some(({ id }) => id === keyId);
  const fullUrl = (request: RequestToOpen, providerId: number | undefined) => {
    // A variable says where it leads.
    if (hasVariableHost(request.endpoint)) return { url: request.endpoint, problem: undefined };
    const provider = providers.find(({ id }) => id === providerId);
    const key = keys.find(({ id }) => id === request.keyId);
    const { hosts, baseUrl } =
      provider === undefined || key === undefined
        ? { hosts: provider?.hosts ?? [], baseUrl: provider?.baseUrl ?? null }
        : addressOf({ provider, key });
    const noun = request.connectionId === undefined ? 'key' : 'access token';
    return resolveEndpoint(request.endpoint, baseUrl, hosts, request.noKey === true ? 'no key' : noun);
  };
  return { fullUrl, isKnownKey };
};

/** The saved endpoint that a request was opened from; undefined if it was deleted, or cannot be loaded. */
const useFindSaved = () => {
  const utils = trpc.useUtils();
  return async (savedId: number | undefined): Promise<SavedEndpoint | undefined> => {
    if (savedId === undefined) return undefined;
    const list = await utils.endpoints.list.ensureData({}).catch(() => undefined);
    return list?.find(({ id }) => id === savedId);
  };
};

/** A button that saves a request as an endpoint, in a dialog that contains it already; or updates the one it was opened from. */
export const SaveEndpoint = ({
  request,
  providerId,
  onSaved,
  subject,
  size,
  label,
  leftOut,
}: SaveEndpointProps) => {
  const [isOpen, setOpen] = useState(false);
  const [toSave, setToSave] = useState<RequestToSave>();
  const { fullUrl, isKnownKey } = useFullUrl();
  const findSaved = useFindSaved();
  const open = async (): Promise<void> => {
    const given = typeof request === 'function' ? request() : request;
    const saved = await findSaved(given.savedEndpointId);
    const resolved = fullUrl(given, providerId);
    // A key that was deleted since is not saved with the request: what it is tested with is chosen anew.
    const keyId = isKnownKey(given.keyId) ? given.keyId : undefined;
    setToSave({
      request: { ...given, keyId, endpoint: resolved?.url ?? given.endpoint },
      providerId,
      saved,
      problem: resolved?.problem,
      leftOut,
    });
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconBookmarkPlus size={16} stroke={1.75} aria-hidden />}
        aria-label={subject === undefined ? (label ?? 'Save') : `Save ${subject}`}
        className={label === undefined ? classes.save : undefined}
        onClick={() => void open()}
      >
        {label ?? <span className={classes.text}>Save</span>}
      </Button>
      <LazyDialog
        code={saveDialog}
        opened={isOpen}
        onClose={() => setOpen(false)}
        toSave={toSave}
        onSaved={onSaved}
      />
    </>
  );
};
