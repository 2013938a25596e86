import { READER_VERSION } from '@gatehouse/secrets/version.ts';
import { describe, expect, it } from 'vitest';
import { readStoredAgain } from '#src/lifecycle/read-stored-again.ts';
import { TOKEN, useOlderRows } from '#test/older-rows.ts';

const older = useOlderRows();
const { insertEndpoint, readAgain, find, list } = older;

describe('the reading', () => {
  const marker = () =>
    older.test.deps.connection.db.selectFrom('stored_readings').selectAll().orderBy('what').execute();
  const shown = async (): Promise<string> => JSON.stringify(await list());

  it('is done once for each version of the reader', async () => {
    await readAgain();
    const id = await insertEndpoint({ headers: { 'X-Session-Token': TOKEN } });
    expect(await readAgain()).toBe(true);
    expect((await find(id)).headers).toEqual({ 'X-Session-Token': TOKEN });
    expect(await readAgain(READER_VERSION + 1)).toBe(true);
    expect(await shown()).not.toContain(TOKEN);
    expect(await readAgain()).toBe(true);
    expect(await marker()).toMatchObject([
      { what: 'endpoints', version: READER_VERSION + 1, before_id: 0, changed: 1, holder: null },
      { what: 'history', version: READER_VERSION + 1, before_id: 0, changed: 0, holder: null },
    ]);
  });

  it('goes on where it was stopped', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 3; at += 1)
      ids.push(await insertEndpoint({ headers: { 'X-Session-Token': TOKEN } }));
    await older.test.deps.connection.db
      .updateTable('stored_readings')
      .set({ version: READER_VERSION, before_id: ids[2] })
      .where('what', '=', 'endpoints')
      .execute();
    await readAgain();
    const tokens = await Promise.all(ids.map(async (id) => (await find(id)).headers?.['X-Session-Token']));
    expect(tokens).toEqual(['zq8********************', 'zq8********************', TOKEN]);
  });

  it('reads more than a turn of them', async () => {
    for (let at = 0; at < 120; at += 1) await insertEndpoint({ description: `No. ${at}: token=${TOKEN}` });
    await readAgain();
    expect(await shown()).not.toContain(TOKEN);
    expect(await list()).toHaveLength(120);
  });

  it('is stopped between two turns', async () => {
    await insertEndpoint({ headers: { 'X-Session-Token': TOKEN } });
    expect(await readStoredAgain(older.test.deps, AbortSignal.abort())).toBe(false);
    expect(await shown()).toContain(TOKEN);
  });

  it('is left to the instance that does it, unless that is gone', async () => {
    await insertEndpoint({ headers: { 'X-Session-Token': TOKEN } });
    const claim = (until: number) =>
      older.test.deps.connection.db
        .updateTable('stored_readings')
        .set({ holder: 'another', until: new Date(Date.now() + until).toISOString() })
        .execute();
    await claim(30_000);
    expect(await readAgain()).toBe(false);
    expect(await shown()).toContain(TOKEN);
    await claim(-1_000);
    expect(await readAgain()).toBe(true);
    expect(await shown()).not.toContain(TOKEN);
  });

  it('of several at once reads and changes each one once', async () => {
    for (let at = 0; at < 120; at += 1)
      await insertEndpoint({ headers: { 'X-Session-Token': `${TOKEN}${at}` } });
    let results: boolean[] = [];
    // Who finds that another reads them comes again.
    while (!results.includes(true)) results = await Promise.all([readAgain(), readAgain(), readAgain()]);
    expect((await marker())[0]).toMatchObject({ what: 'endpoints', changed: 120 });
    expect(await shown()).not.toContain(TOKEN);
  });
});
