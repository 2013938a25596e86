import path from 'node:path';
import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import {
  type Archive,
  type ArchivedEvent,
  listArchives,
  readArchive,
  writeArchive,
} from '#src/features/audit/archive/archive-file.ts';
import {
  deleteEvents,
  eventsBefore,
  findEvents,
  isArchiveRecorded,
} from '#src/features/audit/archive/audit-archive.store.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';

type Archiving = { connection: DatabaseConnection; dataDir: string; now: () => number };

export type Archived = Archive & { file: string };

/** Most that are deleted in one transaction, so that no other write waits long. */
const BATCH = 1_000;

/** An event as an archive has it: an earlier version wrote fewer columns. */
const asArchived = (archived: ArchivedEvent, event: ArchivedEvent): string =>
  JSON.stringify(Object.fromEntries(Object.entries(event).filter(([column]) => column in archived)));

/** Removes those of the events that stand in the database exactly as in the archive. */
const removeBatch = async (
  { connection: { dialect } }: Archiving,
  tx: Db,
  archived: readonly ArchivedEvent[],
): Promise<void> => {
  const byId = new Map(archived.map((event) => [event.id, event]));
  const found = await findEvents(tx, [...byId.keys()]);
  const isSame = (event: ArchivedEvent): boolean => {
    const kept = byId.get(event.id);
    return kept !== undefined && JSON.stringify(kept) === asArchived(kept, event);
  };
  const same = found.filter(isSame).map(({ id }) => id);
  if (same.length > 0) await deleteEvents(tx, dialect, same);
};

/** Removes what a finished archive contains, and records that it was made, last. Continues where an earlier run ended. */
const removeArchived = async (archiving: Archiving, { file, ...archive }: Archived): Promise<void> => {
  const { connection, now } = archiving;
  let batch: ArchivedEvent[] = [];
  const remove = async (): Promise<void> => {
    const events = batch;
    batch = [];
    if (events.length > 0) await connection.transaction((tx) => removeBatch(archiving, tx, events));
  };
  await readArchive(file, async (event) => {
    batch.push(event);
    if (batch.length >= BATCH) await remove();
  });
  await remove();
  const { before, count, digest } = archive;
  const detail = { before, count, digest, file: path.basename(file) };
  await recordEvent(
    connection.db,
    { action: 'audit.archive', subject: 'audit_log', subjectId: null, detail },
    new Date(now()).toISOString(),
  );
};

/** Finishes an archive whose events an interrupted run has not removed, or that a restored backup contains again. */
const finishLast = async (archiving: Archiving): Promise<Archived | undefined> => {
  const file = listArchives(archiving.dataDir).at(-1);
  if (file === undefined) return undefined;
  const archive = { ...(await readArchive(file)), file };
  if (!(await isArchiveRecorded(archiving.connection.db, archive.digest)))
    await removeArchived(archiving, archive);
  return archive;
};

/**
 * Moves every event before a day (UTC) into a new archive, whose first line names the end of the one before. The events are deleted
 * only when the file is on the disk and was read again. Throws an ArchiveError if the last archive is not what was written.
 * @returns undefined if there is no such event
 */
export const archiveAudit = async (archiving: Archiving, before: string): Promise<Archived | undefined> => {
  const last = await finishLast(archiving);
  const { connection, dataDir } = archiving;
  const events = eventsBefore(connection.db, `${before}T00:00:00.000Z`);
  const archive = await writeArchive(dataDir, { before, previous: last?.digest ?? null }, events);
  if (archive !== undefined) await removeArchived(archiving, archive);
  return archive;
};
