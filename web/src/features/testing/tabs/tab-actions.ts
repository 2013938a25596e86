import { closeTab, reopenTab } from '#src/features/requests/offers/closed-tabs.ts';
import { tellTooMany } from '#src/features/requests/offers/open-request.ts';
import {
  activate,
  addTab,
  draftOf,
  isBlankTab,
  readTabs,
} from '#src/features/requests/offers/request-tabs.ts';
import { focusEndpoint } from '#src/features/testing/form-actions.ts';
import { toast } from '#src/ui/feedback/toast.ts';

/** `/v1/models` of a path or a URL; its host if it has no path. */
export const targetNameOf = (endpoint: string): string => {
  const typed = endpoint.trim();
  if (typed === '') return 'Untitled';
  const url = URL.parse(typed);
  if (url === null || url.host === '') return typed.replace(/[?#].*/s, '') || typed;
  return url.pathname === '/' ? url.host : url.pathname;
};

/** Not on a touch screen, where the keyboard would cover the form. */
const focusForm = (): void =>
  void requestAnimationFrame(() => window.matchMedia('(pointer: fine)').matches && focusEndpoint());

/** Opens an empty request, which is sent with what the one before it is sent with. */
export const newRequest = (): void => {
  const { active } = readTabs();
  const { keyId, connectionId, noKey } = draftOf(active).read() ?? {};
  if (isBlankTab(active) || addTab({ keyId, connectionId, noKey })) focusForm();
  else tellTooMany();
};

export const reopen = (): void => {
  if (reopenTab()) focusForm();
};

/** Closes a request. What was typed in it can be brought back. */
export const close = (id: number): void => {
  const isBlank = isBlankTab(id);
  const { method, endpoint } = draftOf(id).read()?.values ?? {};
  closeTab(id);
  if (isBlank) return;
  toast({
    title: 'Request closed',
    description: `${method} ${targetNameOf(endpoint ?? '')}`,
    action: { label: 'Undo', onClick: reopen },
  });
};

/** Shows the next request, or the one before. */
export const step = (by: 1 | -1): void => {
  const { ids, active } = readTabs();
  const next = ids.at((ids.indexOf(active) + by) % ids.length);
  if (next !== undefined) activate(next);
};
