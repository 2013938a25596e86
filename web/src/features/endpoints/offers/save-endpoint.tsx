import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { hasVariableHost } from '@gatehouse/contract/plain/variables/marks.ts';
import { resolveEndpoint } from '@gatehouse/request/endpoint-url.ts';
import { Button } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from '#src/features/endpoints/offers/save-endpoint.module.css';
import type { RequestToSave } from '#src/features/endpoints/save-endpoint-dialog.tsx';
import { addressOf } from '#src/features/keys/offers/key-choices.ts';
import { useKeys } from '#src/features/keys/offers/key-queries.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import type { RequestToOpen } from '#src/features/requests/offers/open-request.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { toastError } from '#src/ui/feedback/toast.ts';
import { useScreenKeys } from '#src/ui/form/screen-keys.ts';

const saveDialog = loadExport(
  () => import('#src/features/endpoints/save-endpoint-dialog.tsx'),
  'SaveEndpointDialog',
);

const saveKnown = loadExport(() => import('#src/features/endpoints/save-known.ts'), 'saveKnown');

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
  /** Saves a known endpoint at once, and asks for the names of a new one only; from anywhere on the screen on Ctrl+S. */
  isDirect?: boolean;
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

type ReadOptions = Pick<SaveEndpointProps, 'request' | 'providerId' | 'leftOut' | 'isDirect'>;

/** Reads what is to be saved when the button is pressed. */
const useToSave = ({ request, providerId, leftOut, isDirect = false }: ReadOptions) => {
  const { fullUrl, isKnownKey } = useFullUrl();
  const findSaved = useFindSaved();
  return async (): Promise<RequestToSave> => {
    const given = typeof request === 'function' ? request() : request;
    const saved = await findSaved(given.savedEndpointId);
    const resolved = fullUrl(given, providerId);
    // A key that was deleted since is not saved with the request: what it is tested with is chosen anew.
    const keyId = isKnownKey(given.keyId) ? given.keyId : undefined;
    return {
      request: { ...given, keyId, endpoint: resolved?.url ?? given.endpoint },
      providerId,
      saved,
      problem: resolved?.problem,
      leftOut,
      isShort: isDirect,
    };
  };
};

/** What a press does: it saves, or asks first. */
const useSave = (
  options: ReadOptions,
  onSaved: SaveEndpointProps['onSaved'],
  ask: (toSave: RequestToSave) => void,
) => {
  const utils = trpc.useUtils();
  const update = useOperation(trpc.endpoints.update);
  const read = useToSave(options);
  const isSaving = useRef(false);
  const save = async (): Promise<void> => {
    const toSave = await read();
    const done = options.isDirect === true ? await (await saveKnown.load())(utils, update, toSave) : 'ask';
    if (done === 'ask') ask(toSave);
    else if (done !== undefined) onSaved?.(done);
  };
  return (): void => {
    if (isSaving.current) return;
    isSaving.current = true;
    void save()
      .catch((error: unknown) => toastError(errorMessage(error)))
      .finally(() => {
        isSaving.current = false;
      });
  };
};

/** A button that saves a request as an endpoint, in a dialog that contains it already; or updates the one it was opened from. */
export const SaveEndpoint = (props: SaveEndpointProps) => {
  const { onSaved, subject, size, label, isDirect = false } = props;
  const [isOpen, setOpen] = useState(false);
  const [toSave, setToSave] = useState<RequestToSave>();
  const press = useSave(props, onSaved, (read) => {
    setToSave(read);
    setOpen(true);
  });
  useScreenKeys(isDirect ? { 'mod+S': press } : {});
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconBookmarkPlus size={16} stroke={1.75} aria-hidden />}
        aria-label={subject === undefined ? (label ?? 'Save') : `Save ${subject}`}
        aria-keyshortcuts={isDirect ? 'Control+S Meta+S' : undefined}
        className={label === undefined ? classes.save : undefined}
        onClick={press}
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
