import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeTab, reopenTab } from '#src/features/requests/offers/closed-tabs.ts';
import {
  activate,
  activeLink,
  addTab,
  arrive,
  draftOf,
  isBlankTab,
  isChanged,
  keepAsSaved,
  keepRequest,
  MAX_TABS,
  openTab,
  readTabs,
} from '#src/features/requests/offers/request-tabs.ts';
import { INITIAL_VALUES, type RequestValues } from '#src/features/requests/offers/request-values.ts';
import { forgetDrafts } from '#src/lib/draft.ts';
import { loadSecretReader } from '#src/lib/secret-reader.ts';

beforeAll(loadSecretReader);
beforeEach(forgetDrafts);

const typed = (endpoint: string, more: Partial<RequestValues> = {}): RequestValues => ({
  ...INITIAL_VALUES,
  endpoint,
  ...more,
});

const type = (endpoint: string, more?: Partial<RequestValues>): void =>
  keepRequest(readTabs().active, {}, typed(endpoint, more));

/** What is typed in each tab, the active one in brackets. */
const shown = (): string[] => {
  const { ids, active } = readTabs();
  return ids.map((id) => {
    const endpoint = draftOf(id).read()?.values?.endpoint ?? '';
    return id === active ? `[${endpoint}]` : endpoint;
  });
};

/** As a page that is loaded again reads them. */
const afterReload = async () => {
  vi.resetModules();
  await (await import('#src/lib/secret-reader.ts')).loadSecretReader();
  return import('#src/features/requests/offers/request-tabs.ts');
};

describe('the open requests', () => {
  it('are an empty one at first', () => {
    expect(shown()).toEqual(['[]']);
  });

  it('keep what was typed in one when another is opened', () => {
    type('/first');
    openTab({ keyId: 3, values: typed('/second') });
    expect(shown()).toEqual(['/first', '[/second]']);
  });

  it('are opened in place of an empty one', () => {
    openTab({ keyId: 3, values: typed('/second') });
    expect(shown()).toEqual(['[/second]']);
  });

  it('are not opened twice: the tab that has a request is shown', () => {
    openTab({ keyId: 3, values: typed('/one') });
    openTab({ keyId: 3, values: typed('/two') });
    openTab({ keyId: 3, values: typed('/one') });
    expect(shown()).toEqual(['[/one]', '/two']);
    openTab({ keyId: 4, values: typed('/one') });
    expect(shown()).toEqual(['/one', '/two', '[/one]']);
  });

  it('that come from a saved endpoint stay as they were changed when that is opened again', () => {
    openTab({ ask: 'url', values: typed('/one', { savedEndpointId: 7 }) });
    keepRequest(readTabs().active, { keyId: 3 }, typed('/changed', { savedEndpointId: 7 }));
    openTab({ keyId: 3, values: typed('/two') });
    openTab({ ask: 'url', values: typed('/one', { savedEndpointId: 7 }) });
    expect(shown()).toEqual(['[/changed]', '/two']);
  });

  it('ask for a key again when that of their saved endpoint was deleted', () => {
    openTab({ keyId: 3, values: typed('/one', { savedEndpointId: 7 }) });
    type('/changed', { savedEndpointId: 7 });
    openTab({ ask: 'deleted', values: typed('/one', { savedEndpointId: 7 }) });
    expect(shown()).toEqual(['[/changed]']);
    expect(activeLink()).toEqual({ ask: 'deleted' });
  });

  it(`are at most ${MAX_TABS}: none is closed for another`, () => {
    for (let at = 1; at <= MAX_TABS; at += 1) expect(openTab({ values: typed(`/${at}`) })).toBe(true);
    const before = shown();
    expect(openTab({ values: typed('/more') })).toBe(false);
    expect(addTab({})).toBe(false);
    expect(arrive({ keyId: 9 })).toBe(false);
    expect(shown()).toEqual(before);
  });

  it('are closed and brought back with what was typed, where they were', () => {
    for (const path of ['/1', '/2', '/3']) openTab({ values: typed(path, { headers: [row] }) });
    const [, second = 0] = readTabs().ids;
    closeTab(second);
    expect(shown()).toEqual(['/1', '[/3]']);
    expect(reopenTab()).toBe(true);
    expect(shown()).toEqual(['/1', '[/2]', '/3']);
    expect(draftOf(second).read()?.values?.headers).toEqual([row]);
  });

  it('are followed by the one behind it when the shown one is closed, and by an empty one after the last', () => {
    for (const path of ['/1', '/2', '/3']) openTab({ keyId: 3, values: typed(path) });
    activate(readTabs().ids[1] ?? 0);
    closeTab(readTabs().active);
    expect(shown()).toEqual(['/1', '[/3]']);
    closeTab(readTabs().active);
    closeTab(readTabs().active);
    expect(shown()).toEqual(['[]']);
    expect(activeLink()).toEqual({ keyId: 3 });
  });
});

const row = { id: 'a', name: 'X-Token', value: 'canary-secret' };

describe('a link to the test screen', () => {
  it('leads to the tab of its key, the shown one first, and opens one where there is none', () => {
    openTab({ keyId: 3, values: typed('/3') });
    openTab({ keyId: 4, values: typed('/4') });
    arrive({ keyId: 3 });
    expect(shown()).toEqual(['[/3]', '/4']);
    arrive({ keyId: 5 });
    expect(shown()).toEqual(['/3', '/4', '[]']);
    expect(activeLink()).toEqual({ keyId: 5 });
    arrive({ connectionId: 3 });
    expect(activeLink()).toEqual({ connectionId: 3 });
    expect(shown()).toEqual(['/3', '/4', '[]']);
  });

  it('that names nothing leads to what was shown last', () => {
    openTab({ keyId: 3, values: typed('/3') });
    arrive({});
    expect(shown()).toEqual(['[/3]']);
  });

  it('to a first call begins where nothing was typed', () => {
    arrive({ keyId: 3 });
    arrive({ keyId: 3, first: true });
    expect(draftOf(readTabs().active).read()).toEqual({ keyId: 3, first: true });
    type('/typed');
    arrive({ keyId: 3, first: true });
    expect(shown()).toEqual(['[/typed]']);
  });
});

describe('a reload', () => {
  it('keeps the tabs, without headers, which may contain secrets', async () => {
    openTab({ keyId: 3, values: typed('/3', { headers: [row] }) });
    openTab({ noKey: true, values: typed('https://a.example/4') });
    activate(readTabs().ids[0] ?? 0);
    const stored = JSON.stringify({ ...sessionStorage });
    expect(stored).toContain('/3');
    expect(stored).not.toMatch(/X-Token|canary-secret/);
    const fresh = await afterReload();
    const { ids, active } = fresh.readTabs();
    expect(ids).toEqual(readTabs().ids);
    expect(active).toBe(readTabs().active);
    const drafts = ids.map((id) => fresh.draftOf(id).read());
    expect(drafts[0]).toMatchObject({ keyId: 3, values: { endpoint: '/3', headers: [] }, lostHeaders: 1 });
    expect(drafts[1]).not.toHaveProperty('lostHeaders');
    expect(drafts[1]).toMatchObject({ noKey: true, values: { endpoint: 'https://a.example/4' } });
  });

  it('says how many headers it left out until some are typed or the request is saved', async () => {
    openTab({ keyId: 3, values: typed('/3', { headers: [row, row] }) });
    const fresh = await afterReload();
    const id = fresh.readTabs().active;
    const lost = () => fresh.draftOf(id).read()?.lostHeaders;
    fresh.keepRequest(id, { keyId: 3 }, typed('/3/changed'));
    expect(lost()).toBe(2);
    fresh.keepChoice(id, { keyId: 4 });
    expect(lost()).toBe(2);
    const again = await afterReload();
    expect(again.draftOf(id).read()?.lostHeaders).toBe(2);
    fresh.keepAsSaved(id, typed('/3/changed'));
    expect(lost()).toBeUndefined();
    again.keepRequest(id, { keyId: 3 }, typed('/3', { headers: [row] }));
    expect(again.draftOf(id).read()?.lostHeaders).toBeUndefined();
  });

  it.each([
    ['brings it back whole', undefined, '[/one]', 1],
    ['leaves what was typed in it since', '/changed', '[/changed]', 0],
  ])('after which opening its saved endpoint again %s', async (_what, change, expected, count) => {
    const values = typed('/one', { savedEndpointId: 7, headers: [row] });
    openTab({ keyId: 3, values });
    const fresh = await afterReload();
    const { active } = fresh.readTabs();
    if (change !== undefined) fresh.keepRequest(active, {}, typed(change, { savedEndpointId: 7 }));
    fresh.openTab({ keyId: 3, values });
    const { ids, active: shownId } = fresh.readTabs();
    const now = fresh.draftOf(shownId).read()?.values;
    expect([`[${now?.endpoint}]`, now?.headers.length, ids.length]).toEqual([expected, count, 1]);
  });

  it('leaves nothing of a closed request in the storage, and gives its id to no other', async () => {
    openTab({ values: typed('/one') });
    openTab({ values: typed('/two') });
    const { active } = readTabs();
    closeTab(active);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('/two');
    const fresh = await afterReload();
    fresh.openTab({ values: typed('/three') });
    expect(fresh.readTabs().active).toBeGreaterThan(active);
  });
});

describe('a request of a saved endpoint', () => {
  const open = (more: Partial<RequestValues> = {}): number => {
    openTab({ keyId: 3, values: typed('/one', { savedEndpointId: 7, ...more }) });
    return readTabs().active;
  };
  const isMarked = (id: number): boolean => isChanged(draftOf(id).read() ?? {});

  it('is marked once it is changed, until it is as it was or saved', () => {
    const id = open();
    expect(isMarked(id)).toBe(false);
    keepRequest(id, {}, typed('/one?a=1', { savedEndpointId: 7 }));
    expect(isMarked(id)).toBe(true);
    keepRequest(id, {}, typed('/one', { savedEndpointId: 7 }));
    expect(isMarked(id)).toBe(false);
    keepAsSaved(id, typed('/two', { savedEndpointId: 7 }));
    expect(isMarked(id)).toBe(false);
  });

  it.each([
    ['without a change it is not marked after a reload', {}, '/one', false],
    ['a change is marked after a reload too', {}, '/two', true],
    ['so is one whose headers were left out', { headers: [row] }, '/one', true],
  ])('%s', async (_what, more, endpoint, expected) => {
    const id = open(more);
    keepRequest(id, {}, typed(endpoint, { savedEndpointId: 7, ...more }));
    const fresh = await afterReload();
    expect(fresh.isChanged(fresh.draftOf(id).read() ?? {})).toBe(expected);
  });
});

it('a request that was never saved is not marked, and an empty one is not offered to be brought back', () => {
  type('/one');
  expect(isChanged(draftOf(readTabs().active).read() ?? {})).toBe(false);
  addTab({});
  expect(isBlankTab(readTabs().active)).toBe(true);
  closeTab(readTabs().active);
  expect(shown()).toEqual(['[/one]']);
});
