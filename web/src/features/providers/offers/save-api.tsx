import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from '#src/features/providers/offers/save-api.module.css';
import { trpc } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { toastError, toastSuccess } from '#src/ui/feedback/toast.ts';

/** Receives the APIs that the response lists as saved. */
export type OnSaved = (saved: readonly DiscoveredApi[]) => void;

const FAILURE = 'Failed to save API';

interface SaveApiProps {
  /** The row that is saved: an entry of the catalog or an API that was found on a company's site. */
  api: Pick<DiscoveredApi, 'id' | 'name'>;
  onSaved?: OnSaved;
  size?: 'xs' | 'sm';
  variant?: 'default' | 'filled';
  children: string;
}

/** A button that adds an API to the provider list, by the id of its row: another company may have one of its name. */
export const SaveApi = ({ api: { id, name }, onSaved, size, variant, children }: SaveApiProps) => {
  const utils = trpc.useUtils();
  const save = trpc.research.discover.useMutation({
    onSuccess: ({ saved }) => {
      onSaved?.(saved);
      const isIt = (other: DiscoveredApi) =>
        id === null ? apiNameKey(other.name) === apiNameKey(name) : other.id === id;
      if (!saved.some(isIt)) return void toastError(FAILURE);
      toastSuccess(`${name} has been added to your provider list`, 'API Saved');
      return utils.providers.list.invalidate();
    },
    meta: { failure: FAILURE },
  });
  return (
    <BusyButton
      variant={variant}
      size={size}
      icon={IconPlus}
      isBusy={save.isPending}
      onClick={() => save.mutate({ query: name, autoSave: true, ...(id === null ? {} : { id }) })}
    >
      {children}
    </BusyButton>
  );
};

/** The button that saves an API, or a "Saved" badge once it is saved. */
export const SaveState = ({ api, onSaved }: { api: DiscoveredApi; onSaved: OnSaved }) => {
  const place = useRef<HTMLSpanElement>(null);
  const keepFocus: OnSaved = (saved) => {
    // The focused button is about to be removed.
    if (place.current?.contains(document.activeElement)) place.current.focus();
    onSaved(saved);
  };
  return (
    <span ref={place} tabIndex={-1} className={classes.save}>
      {api.providerSlug === null ? (
        <SaveApi api={api} onSaved={keepFocus} size="xs" variant="default">
          Save
        </SaveApi>
      ) : (
        <StatusBadge tone="success">Saved</StatusBadge>
      )}
    </span>
  );
};
