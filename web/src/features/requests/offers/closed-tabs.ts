import {
  draftOf,
  dropTab,
  isBlank,
  isBlankTab,
  keepTabs,
  MAX_TABS,
  type RequestDraft,
  readTabs,
} from '#src/features/requests/offers/request-tabs.ts';

/** A request that was closed, with its place. */
interface Closed {
  id: number;
  draft: RequestDraft;
  at: number;
}

/** In memory: what was typed in them is complete there. */
const closed: Closed[] = [];

/** Closes a tab. Something is always open: after the last one an empty request. */
export const closeTab = (id: number): void => {
  const { ids, active, last } = readTabs();
  const at = ids.indexOf(id);
  const draft = draftOf(id).read() ?? {};
  if (at === -1) return;
  if (!isBlank(draft)) closed.push({ id, draft, at });
  closed.splice(0, closed.length - MAX_TABS);
  const left = ids.toSpliced(at, 1);
  const neighbor = left[Math.min(at, left.length - 1)];
  if (neighbor === undefined) {
    const { keyId, connectionId, noKey } = draft;
    draftOf(last + 1).keep({ keyId, connectionId, noKey });
    keepTabs({ ids: [last + 1], active: last + 1, last: last + 1 });
  } else keepTabs({ ids: left, active: active === id ? neighbor : active, last });
  dropTab(id);
};

/** Opens the tab again that was closed last, where it was. False if there is none, or no place for it. */
export const reopenTab = (): boolean => {
  const { ids, active, last } = readTabs();
  const isFree = isBlankTab(active);
  if (!isFree && ids.length >= MAX_TABS) return false;
  const before = closed.pop();
  if (before === undefined) return false;
  draftOf(before.id).keep(before.draft);
  const others = isFree ? ids.filter((id) => id !== active) : ids;
  keepTabs({ ids: others.toSpliced(before.at, 0, before.id), active: before.id, last });
  if (isFree) dropTab(active);
  return true;
};
