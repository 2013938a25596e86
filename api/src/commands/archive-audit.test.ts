import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { archiveFolder, listArchives, readArchive } from '#src/features/audit/archive/archive-file.ts';
import { archiveAudit } from '#src/features/audit/archive/audit-archive.service.ts';
import { insertEvents } from '#src/features/audit/audit.store.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { type Child, startChild } from '#test/faults/child.ts';
import { quietLog } from '#test/quiet-log.ts';

const LIMIT_MS = 60_000;
/** More than a page and a batch. */
const OLD = 2_500;
const AT_ONCE = 500;
const BEFORE = '2026-10-01';

let database: TestDatabase;

const open = (): Promise<DatabaseConnection> => openDatabase({ ...database.options, log: quietLog });

const run = (args: string[]): Child =>
  startChild('../../src/commands/archive-audit.ts', args, {
    env: {
      DATA_DIR: database.options.dataDir,
      DATABASE_URL: database.options.databaseUrl,
      LOG_LEVEL: 'silent',
    },
  });

/** Runs on an open database. */
const withDatabase = async <T>(work: (connection: DatabaseConnection) => Promise<T>): Promise<T> => {
  const connection = await open();
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
};

const eventsNow = () =>
  withDatabase(({ db }) => db.selectFrom('audit_events').selectAll().orderBy('at').orderBy('id').execute());

const eventAt = (at: string, subjectId = 1) => ({
  at,
  action: 'key.reveal' as const,
  subject: 'api_key' as const,
  subject_id: subjectId,
  subject_name: 'Schlüssel ✓',
  detail: '{}',
});

const archivedIn = async (file: string): Promise<unknown[]> => {
  const events: unknown[] = [];
  await readArchive(file, (event) => void events.push(event));
  return events;
};

beforeEach(async () => {
  database = await createTestDatabase();
  await withDatabase(async (connection) => {
    const old = Array.from({ length: OLD }, (_, index) =>
      eventAt(new Date(Date.UTC(2026, 7, 1) + index * 60_000).toISOString(), index + 1),
    );
    for (let from = 0; from < OLD; from += AT_ONCE)
      await insertEvents(connection.db, old.slice(from, from + AT_ONCE));
    await insertEvents(connection.db, [
      eventAt('2026-09-30T23:59:59.999Z'),
      eventAt('2026-10-01T00:00:00.000Z'),
    ]);
  });
});
afterEach(() => database.dispose());

it('moves every event before the day into a file that proves itself, and records that', {
  timeout: LIMIT_MS,
}, async () => {
  const before = await eventsNow();
  const { code, stdout, stderr } = await run(['--before', BEFORE]).ended;
  expect([code, stderr]).toEqual([0, '']);
  const [file = ''] = listArchives(database.options.dataDir);
  const { digest, ...rest } = await readArchive(file);
  expect(rest).toEqual({ before: BEFORE, previous: null, count: OLD + 1 });
  expect(stdout).toBe(
    `${OLD + 1} events moved into ${path.join('audit-archive', path.basename(file))}.\nDigest: ${digest}\n`,
  );
  expect(await archivedIn(file)).toEqual(before.slice(0, OLD + 1));
  const after = await eventsNow();
  expect(after[0]).toEqual(before.at(-1));
  expect(after[1]).toMatchObject({ action: 'audit.archive', subject: 'audit_log' });
  expect(JSON.parse(after[1]?.detail ?? '')).toEqual({
    before: BEFORE,
    count: OLD + 1,
    digest,
    file: path.basename(file),
  });
  expect(after).toHaveLength(2);

  const again = await run(['--before', BEFORE]).ended;
  expect(again.stdout).toContain('no event before that day');
  expect(await eventsNow()).toEqual(after);
  const verified = await run(['--verify', file]).ended;
  expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining(`Digest: ${digest}`)]);
});

it('leaves the log append-only', { timeout: LIMIT_MS }, async () => {
  await run(['--before', BEFORE]).ended;
  await withDatabase(async ({ db }) => {
    await expect(db.deleteFrom('audit_events').execute()).rejects.toThrow('append-only');
    await expect(sql`update audit_events set action = 'x'`.execute(db)).rejects.toThrow('append-only');
  });
});

it('chains each archive to the one before', { timeout: LIMIT_MS }, async () => {
  await withDatabase(async (connection) => {
    const archiving = { connection, dataDir: database.options.dataDir, now: Date.now };
    const first = await archiveAudit(archiving, '2026-08-02');
    const second = await archiveAudit(archiving, BEFORE);
    expect([first?.previous, first?.count, second?.previous]).toEqual([null, 1_440, first?.digest]);
    expect((first?.count ?? 0) + (second?.count ?? 0)).toBe(OLD + 1);
  });
});

it('an archive that was changed anywhere is named, with its line', { timeout: LIMIT_MS }, async () => {
  await withDatabase((connection) =>
    archiveAudit({ connection, dataDir: database.options.dataDir, now: Date.now }, '2026-08-02'),
  );
  const [file = ''] = listArchives(database.options.dataDir);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const changes: [string, string[], string][] = [
    ['a head', lines.with(0, (lines[0] ?? '').replace('2026-08-02', '2026-08-03')), 'line 2 was changed'],
    [
      'an event',
      lines.with(700, (lines[700] ?? '').replace('key.reveal', 'key.delete')),
      'line 701 was changed',
    ],
    ['no line', lines.toSpliced(700, 1), 'line 701 was changed'],
    ['two lines', lines.with(3, lines[4] ?? '').with(4, lines[3] ?? ''), 'line 4 was changed'],
    ['no end', lines.slice(0, -1), 'its end is missing'],
    ['an end too soon', [...lines.slice(0, 700), lines.at(-1) ?? ''], 'its end does not fit'],
    ['half a line', [...lines.slice(0, 700), (lines[700] ?? '').slice(0, 50)], 'line 701 is damaged'],
    ['more after it', [...lines, lines[1] ?? ''], 'stands after the end'],
  ];
  for (const [what, changed, message] of changes) {
    writeFileSync(file, `${changed.join('\n')}\n`);
    await expect(readArchive(file), what).rejects.toThrow(message);
  }
  const { code, stdout } = await run(['--verify', file]).ended;
  expect([code, stdout]).toEqual([1, expect.stringContaining('is not as it was written')]);
  const before = await eventsNow();
  const refused = await run(['--before', BEFORE]).ended;
  expect([refused.code, refused.stderr]).toEqual([78, expect.stringContaining('nothing was archived')]);
  expect(await eventsNow()).toEqual(before);
});

it('a run that ended before the events were removed is finished by the next one', {
  timeout: LIMIT_MS,
}, async () => {
  const before = await eventsNow();
  await withDatabase(async (connection) => {
    const archiving = { connection, dataDir: database.options.dataDir, now: Date.now };
    let transactions = 0;
    const failing: DatabaseConnection = {
      ...connection,
      transaction: (work) => {
        transactions += 1;
        if (transactions === 2) throw new Error('killed');
        return connection.transaction(work);
      },
    };
    await expect(archiveAudit({ ...archiving, connection: failing }, BEFORE)).rejects.toThrow('killed');
  });
  const [file = ''] = listArchives(database.options.dataDir);
  const archived = await archivedIn(file);
  const left = await eventsNow();
  expect(left.length).toBe(before.length - 1_000);
  const all = [...archived, ...left] as { id: number }[];
  const kept = new Map(all.map((event) => [event.id, event]));
  expect(before.map(({ id }) => kept.get(id))).toEqual(before);
  const { code } = await run(['--before', BEFORE]).ended;
  expect(code).toBe(0);
  expect(listArchives(database.options.dataDir)).toEqual([file]);
  expect((await eventsNow()).map(({ action }) => action)).toEqual(['key.reveal', 'audit.archive']);
});

/** An archive as a version wrote it that did not have these columns, under the name of the one that it replaces. */
const writeEarlier = async (file: string): Promise<void> => {
  const [first = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const digestOf = (...texts: string[]) => createHash('sha256').update(texts.join('\n')).digest('hex');
  let digest = digestOf(first);
  const written = lines.slice(0, -1).map((line) => {
    const { source, saved_endpoint_id, ...event } = JSON.parse(line).event;
    expect([source, saved_endpoint_id]).toEqual([null, null]);
    digest = digestOf(digest, JSON.stringify(event));
    return JSON.stringify({ event, digest });
  });
  const end = JSON.stringify({ end: { count: written.length, digest } });
  writeFileSync(file, [first, ...written, end, ''].join('\n'));
};

it('an archive of a version without all columns is read, and what it has is removed', {
  timeout: LIMIT_MS,
}, async () => {
  await withDatabase(async (connection) => {
    const failing: DatabaseConnection = {
      ...connection,
      transaction: () => Promise.reject(new Error('killed')),
    };
    const archiving = { connection: failing, dataDir: database.options.dataDir, now: Date.now };
    await expect(archiveAudit(archiving, BEFORE)).rejects.toThrow('killed');
  });
  const [file = ''] = listArchives(database.options.dataDir);
  await writeEarlier(file);
  const { code } = await run(['--before', BEFORE]).ended;
  expect(code).toBe(0);
  expect(listArchives(database.options.dataDir)).toEqual([file]);
  expect((await eventsNow()).map(({ action }) => action)).toEqual(['key.reveal', 'audit.archive']);
});

it('an archive of another database removes nothing that is not in it', { timeout: LIMIT_MS }, async () => {
  await run(['--before', '2026-08-02']).ended;
  const [file = ''] = listArchives(database.options.dataDir);
  const { dataDir } = database.options;
  const other = await createTestDatabase();
  const text = readFileSync(file);
  await database.dispose();
  database = other;
  await withDatabase(({ db }) => insertEvents(db, [eventAt('2026-10-02T00:00:00.000Z', 99)]));
  listArchives(database.options.dataDir);
  writeFileSync(path.join(archiveFolder(database.options.dataDir), path.basename(file)), text);
  expect(dataDir).not.toBe(database.options.dataDir);
  await run(['--before', BEFORE]).ended;
  expect((await eventsNow())[0]).toMatchObject({ subject_id: 99, action: 'key.reveal' });
});

it.each([
  [[], 'a day until today'],
  [['--before', '2026-02-30'], 'a day until today'],
  [['--before', '2999-01-01'], 'a day until today'],
  [['--verify', '/no/such/file'], 'cannot be read (ENOENT)'],
])('%j is refused with one line', { timeout: LIMIT_MS }, async (args, message) => {
  const { code, stdout, stderr } = await run(args).ended;
  expect([code, stdout, stderr.trim().split('\n')]).toEqual([78, '', [expect.stringContaining(message)]]);
});

it('what an interrupted run has left is no archive', { timeout: LIMIT_MS }, async () => {
  listArchives(database.options.dataDir);
  writeFileSync(
    path.join(archiveFolder(database.options.dataDir), `audit-0001-before-${BEFORE}.jsonl.partial`),
    '{',
  );
  const { code } = await run(['--before', BEFORE]).ended;
  expect(code).toBe(0);
  expect(readdirSync(archiveFolder(database.options.dataDir))).toEqual([`audit-0001-before-${BEFORE}.jsonl`]);
  rmSync(archiveFolder(database.options.dataDir), { recursive: true });
});
