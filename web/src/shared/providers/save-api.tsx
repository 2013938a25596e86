import { apiNameKey } from '@gatehouse/contract/api-name.ts';
import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { BusyButton } from '#src/components/busy-button.tsx';
import { StatusBadge } from '#src/components/status-badge.tsx';
import { toastError, toastSuccess } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';
import classes from '#src/shared/providers/save-api.module.css';

/** Receives the APIs that the response lists as saved. */
export type OnSaved = (saved: readonly DiscoveredApi[]) => void;

interface SaveApiProps {
  /** The name of an API in the catalogue or of one found by a company research. */
  name: string;
  onSaved?: OnSaved;
  size?: 'xs' | 'sm';
  variant?: 'default' | 'filled';
  children: string;
}

/** A button that adds an API to the provider list, by its name. */
export const SaveApi = ({ name, onSaved, size, variant, children }: SaveApiProps) => {
  const utils = trpc.useUtils();
  const fail = () => toastError('Failed to save API');
  const save = trpc.research.discover.useMutation({
    onSuccess: ({ saved }) => {
      onSaved?.(saved);
      if (!saved.some((other) => apiNameKey(other.name) === apiNameKey(name))) return void fail();
      toastSuccess(`${name} has been added to your provider list`, 'API Saved');
      return utils.providers.list.invalidate();
    },
    onError: fail,
  });
  return (
    <BusyButton
      variant={variant}
      size={size}
      icon={IconPlus}
      isBusy={save.isPending}
      onClick={() => save.mutate({ query: name, autoSave: true })}
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
        <SaveApi name={api.name} onSaved={keepFocus} size="xs" variant="default">
          Save
        </SaveApi>
      ) : (
        <StatusBadge tone="success">Saved</StatusBadge>
      )}
    </span>
  );
};
