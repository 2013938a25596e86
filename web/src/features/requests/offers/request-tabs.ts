import { asObject, listOf } from '@gatehouse/contract/plain/json-text.ts';
import { useSyncExternalStore } from 'react';
import type { AskedFor } from '#src/features/requests/offers/asked-for.ts';
import { type CredentialId, isCredential, isSameId } from '#src/features/requests/offers/call-choices.ts';
import {
  countHeaders,
  type RequestValues,
  readStoredValues,
  toRunTestInput,
} from '#src/features/requests/offers/request-values.ts';
import { storableValues } from '#src/features/requests/offers/storable-values.ts';
import { createDraft, type Draft, useKept } from '#src/lib/draft.ts';

/*
 * The requests that are open on the test screen, each in a tab with a draft of its own. The drafts are stored one by one, so that
 * typing in one stores that one only.
 */

/** So many can be open: more than anybody finds his way in. */
export const MAX_TABS = 20;

/** What a link to the test screen says of what its request is made with. */
export interface RequestLink extends CredentialId {
  /** Without the id of a key or a connection: one of this provider's. */
  providerId?: number | undefined;
  ask?: AskedFor | undefined;
  /** An empty form begins with the first example of the provider. */
  first?: true | undefined;
}

/** With the chosen key or connection, if there was one. */
export interface RequestDraft extends RequestLink {
  /** Undefined until the form was shown. */
  values?: RequestValues | undefined;
  /** What the saved endpoint that it was opened from would send, as text; empty if that is not known any more. */
  saved?: string | undefined;
  /** How many headers a reload left out, until headers are typed again or the request is saved. */
  lostHeaders?: number | undefined;
}

interface OpenTabs {
  ids: readonly number[];
  active: number;
  /** The last id that was given to a tab: none is given again, so that nothing of a closed tab appears in another. */
  last: number;
}

/** Nothing was opened yet: an empty request. */
const FIRST: OpenTabs = { ids: [1], active: 1, last: 1 };

const isId = (value: unknown): value is number | undefined =>
  value === undefined || typeof value === 'number';

const tabs = createDraft<OpenTabs>({
  name: 'request tabs',
  parse: (stored) => {
    const { active, last, ids } = asObject(stored) ?? {};
    const read = listOf(ids).filter((id) => typeof id === 'number');
    if (typeof active !== 'number' || typeof last !== 'number' || !read.includes(active)) return undefined;
    return { ids: read.slice(0, MAX_TABS), active, last };
  },
});

export const readTabs = (): OpenTabs => tabs.read() ?? FIRST;

export const keepTabs = (open: OpenTabs): void => tabs.keep(open);

export const useTabs = (): OpenTabs => useSyncExternalStore(tabs.subscribe, readTabs);

/** What is sent, whatever the key, as a text to compare. */
const sentText = (values: RequestValues): string => {
  // A saved endpoint has the names of its parameters, whatever their values are.
  const { savedEndpointId: _, ...sent } = toRunTestInput({}, { ...values, pathValues: undefined });
  return JSON.stringify(sent);
};

/** Whether a request that was opened from a saved endpoint is not what is saved. */
export const isChanged = ({ values, saved }: RequestDraft): boolean =>
  values?.savedEndpointId !== undefined && sentText(values) !== saved;

const parse = (stored: unknown): RequestDraft | undefined => {
  const { keyId, connectionId, noKey, providerId, ask, values, isUnsaved, lostHeaders } =
    asObject(stored) ?? {};
  const read = readStoredValues(asObject(values) ?? {});
  if (read === undefined || !isId(keyId) || !isId(connectionId) || !isId(providerId)) return undefined;
  return {
    keyId,
    connectionId,
    providerId,
    ...(noKey === true ? { noKey } : {}),
    ...(ask === 'url' || ask === 'deleted' ? { ask } : {}),
    values: read,
    saved: isUnsaved === true ? '' : sentText(read),
    ...(typeof lostHeaders === 'number' && lostHeaders > 0 ? { lostHeaders } : {}),
  };
};

/** Headers may contain secrets, so none is stored; nor is what looks like a secret elsewhere. */
const storable = (
  { values, first: _, saved: __, lostHeaders = 0, ...link }: RequestDraft,
  isUnsaved: boolean,
) =>
  values && {
    ...link,
    values: storableValues(values),
    isUnsaved: isUnsaved || countHeaders(values.headers) > 0,
    lostHeaders: countHeaders(values.headers) || lostHeaders,
  };

const drafts = new Map<number, Draft<RequestDraft>>();

/** The draft of a tab. */
export const draftOf = (id: number): Draft<RequestDraft> => {
  const known = drafts.get(id);
  if (known !== undefined) return known;
  const draft = createDraft<RequestDraft>({
    name: `request ${id}`,
    parse,
    storable: (kept) => storable(kept, isChanged(kept)) ?? null,
  });
  drafts.set(id, draft);
  return draft;
};

export const useTabDraft = (id: number): RequestDraft => useKept(draftOf(id)) ?? {};

/** Keeps what is typed in a tab, and what it is sent with. */
export const keepRequest = (id: number, credential: CredentialId, values: RequestValues): void => {
  const { first: _, lostHeaders, ...before } = draftOf(id).read() ?? {};
  const lost = countHeaders(values.headers) === 0 ? { lostHeaders } : {};
  draftOf(id).keep({ ...before, ...lost, ...credential, values });
};

/** What a request is sent with from now on. */
export const keepChoice = (id: number, credential: CredentialId): void => {
  const { values, saved, lostHeaders } = draftOf(id).read() ?? {};
  draftOf(id).keep({ ...credential, values, saved, lostHeaders });
};

/** The request of a tab is saved as it is. */
export const keepAsSaved = (id: number, values: RequestValues): void => {
  const draft = draftOf(id);
  draft.keep({ ...draft.read(), values, saved: sentText(values), lostHeaders: undefined });
};

/** What the link to a tab says. */
export const linkOf = ({ keyId, connectionId, noKey, providerId, ask, first }: RequestDraft): RequestLink => {
  if (ask !== undefined) return { ask };
  const id = { keyId, connectionId, noKey };
  return isCredential(id) ? { ...id, first } : { providerId };
};

/** What the link to the active tab says. */
export const activeLink = (): RequestLink => linkOf(draftOf(readTabs().active).read() ?? {});

/** Whether nothing is typed. */
export const isBlank = ({ values, first }: RequestDraft): boolean =>
  first === undefined &&
  (values === undefined ||
    (values.otherBody === undefined &&
      countHeaders(values.headers) === 0 &&
      (values.offParams ?? []).length === 0 &&
      [values.endpoint, values.body].every((text) => text.trim() === '')));

export const isBlankTab = (id: number): boolean => isBlank(draftOf(id).read() ?? {});

/** Forgets a tab that is not open any more. */
export const dropTab = (id: number): void => {
  drafts.get(id)?.discard();
  drafts.delete(id);
};

export const activate = (id: number): void => tabs.keep({ ...readTabs(), active: id });

/** Shows a draft in place of that of a tab. The tab gets a new id, as the form of one that is shown keeps what it has. */
const replaceTab = (replaced: number, draft: RequestDraft): void => {
  const { ids, last } = readTabs();
  const id = last + 1;
  draftOf(id).keep(draft);
  tabs.keep({ ids: ids.with(ids.indexOf(replaced), id), active: id, last: id });
  dropTab(replaced);
};

/** Shows a draft in a tab of its own: in place of the active one where nothing was typed. False if too many are open. */
export const addTab = (draft: RequestDraft): boolean => {
  const { ids, active, last } = readTabs();
  if (isBlankTab(active)) {
    replaceTab(active, draft);
    return true;
  }
  if (ids.length >= MAX_TABS) return false;
  const id = last + 1;
  draftOf(id).keep(draft);
  tabs.keep({ ids: [...ids, id], active: id, last: id });
  return true;
};

/** Whether a tab is one that a link leads to. */
const isLinked = (draft: RequestDraft, link: RequestLink): boolean => {
  if (link.ask !== undefined) return draft.ask === link.ask;
  return isCredential(link) ? isSameId(draft, link) : draft.providerId === link.providerId;
};

/** Goes to the tab that a link leads to, or opens one. A link that says nothing leads to the active one. False if too many are open. */
export const arrive = ({ first, ...link }: RequestLink): boolean => {
  if (!isCredential(link) && link.providerId === undefined && link.ask === undefined) return true;
  const { ids, active } = readTabs();
  const found = [active, ...ids.toReversed()].find((id) => isLinked(draftOf(id).read() ?? {}, link));
  if (found !== undefined && found !== active) activate(found);
  // An example may be put where nothing was typed.
  const isNew = found === undefined || (first === true && isBlankTab(found));
  return !isNew || addTab({ ...link, first });
};

/** Whether a tab has a request already: of a saved endpoint whatever became of it, else the same one. */
const hasRequest = (draft: RequestDraft, wanted: RequestDraft): boolean => {
  if (draft.values === undefined || wanted.values === undefined) return false;
  const { savedEndpointId } = wanted.values;
  if (isCredential(wanted) && !isSameId(draft, wanted)) return false;
  return savedEndpointId === undefined
    ? draft.values.savedEndpointId === undefined && sentText(draft.values) === sentText(wanted.values)
    : draft.values.savedEndpointId === savedEndpointId;
};

/** Whether a tab lacks nothing of a request but the headers that a reload left out: nothing was typed in it since. */
const lacksHeadersOnly = ({ values, lostHeaders }: RequestDraft, wanted: RequestValues): boolean =>
  values !== undefined &&
  lostHeaders !== undefined &&
  sentText(values) === sentText({ ...wanted, headers: [] });

/** Goes to the tab that has a request, or opens one. False if too many are open. */
export const openTab = (wanted: RequestDraft & { values: RequestValues }): boolean => {
  const found = readTabs().ids.find((id) => hasRequest(draftOf(id).read() ?? {}, wanted));
  const opened = { ...wanted, saved: sentText(wanted.values) };
  if (found === undefined) return addTab(opened);
  if (lacksHeadersOnly(draftOf(found).read() ?? {}, wanted.values)) {
    replaceTab(found, opened);
    return true;
  }
  // The key that it had may be the one that was deleted since: the user is asked, as in a new tab.
  if (wanted.ask === 'deleted') {
    const { values, saved } = draftOf(found).read() ?? {};
    draftOf(found).keep({ ask: wanted.ask, values, saved });
  }
  activate(found);
  return true;
};
