import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CALL_SOURCES } from '@gatehouse/contract/plain/history-options.ts';
import { z } from 'zod';
import { syncPath } from '#src/db/copy-database.ts';

/** An event as it stands in the database, column by column. */
const eventSchema = z.object({
  id: z.number(),
  at: z.string(),
  action: z.string(),
  subject: z.string(),
  subject_id: z.number().nullable(),
  subject_name: z.string().nullable(),
  host: z.string().nullable(),
  status: z.number().nullable(),
  key_sent: z.number().nullable(),
  // Archives of earlier versions lack these.
  source: z.enum(CALL_SOURCES).nullable().optional(),
  saved_endpoint_id: z.number().nullable().optional(),
  detail: z.string().nullable(),
});
export type ArchivedEvent = z.infer<typeof eventSchema>;

const FORMAT = 'gatehouse-audit-archive-1';

// The first line, one for each event, and the last. A digest covers its event and, by the digest before, all that stands above it.
const headSchema = z.object({
  format: z.literal(FORMAT),
  before: z.string(),
  previous: z.string().nullable(),
});
const lineSchema = z.object({ event: eventSchema, digest: z.string() });
const endSchema = z.object({ end: z.object({ count: z.number(), digest: z.string() }) });

export type Archive = { before: string; previous: string | null; count: number; digest: string };

/** An archive that is not what was written. */
export class ArchiveError extends Error {}

const digestOf = (...texts: string[]): string => createHash('sha256').update(texts.join('\n')).digest('hex');

const linkOf = (digest: string, event: ArchivedEvent): string => digestOf(digest, JSON.stringify(event));

export const archiveFolder = (dataDir: string): string => path.join(dataDir, 'audit-archive');

const NAME = /^audit-(\d{4,})-before-\d{4}-\d\d-\d\d\.jsonl$/;

/** Finished archives, in the order in which they were made. */
export const listArchives = (dataDir: string): string[] => {
  const folder = archiveFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => path.join(folder, name));
};

const parsed = <T>(schema: z.ZodType<T>, line: string, number: number): T => {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw new ArchiveError(`line ${number} is damaged`);
  }
};

/**
 * Reads an archive and checks its chain. Throws an ArchiveError that names the first line that is not what was written.
 * @param onEvent is given each event, in order
 */
export const readArchive = async (
  file: string,
  onEvent: (event: ArchivedEvent) => Promise<void> | void = () => undefined,
): Promise<Archive> => {
  let head: z.infer<typeof headSchema> | undefined;
  let end: z.infer<typeof endSchema>['end'] | undefined;
  let digest = '';
  let count = 0;
  let number = 0;
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    if (end !== undefined) throw new ArchiveError(`line ${number} stands after the end`);
    if (head === undefined) {
      head = parsed(headSchema, line, number);
      digest = digestOf(line);
    } else if (line.startsWith('{"end"')) {
      end = parsed(endSchema, line, number).end;
    } else {
      const { event, digest: written } = parsed(lineSchema, line, number);
      digest = linkOf(digest, event);
      if (written !== digest) throw new ArchiveError(`line ${number} was changed, or one above it`);
      count += 1;
      await onEvent(event);
    }
  }
  if (head === undefined || end === undefined) throw new ArchiveError('its end is missing');
  if (end.count !== count || end.digest !== digest) throw new ArchiveError('its end does not fit');
  return { before: head.before, previous: head.previous, count, digest };
};

/**
 * Writes events into a new archive, which has its name only when all of it is on the disk and was read again.
 * @param pages the events, in order
 * @returns the file, and undefined if there are no events
 */
export const writeArchive = async (
  dataDir: string,
  head: Pick<Archive, 'before' | 'previous'>,
  pages: AsyncIterable<readonly ArchivedEvent[]>,
): Promise<(Archive & { file: string }) | undefined> => {
  const number = listArchives(dataDir).length + 1;
  const file = path.join(
    archiveFolder(dataDir),
    `audit-${String(number).padStart(4, '0')}-before-${head.before}.jsonl`,
  );
  const partial = `${file}.partial`;
  try {
    const handle = await open(partial, 'w', 0o600);
    let count = 0;
    try {
      const first = JSON.stringify({ format: FORMAT, ...head });
      let digest = digestOf(first);
      await handle.write(`${first}\n`);
      for await (const page of pages) {
        const lines = page.map((event) => {
          digest = linkOf(digest, event);
          return `${JSON.stringify({ event, digest })}\n`;
        });
        count += lines.length;
        await handle.write(lines.join(''));
      }
      await handle.write(`${JSON.stringify({ end: { count, digest } })}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (count === 0) return undefined;
    const archive = await readArchive(partial);
    renameSync(partial, file);
    syncPath(archiveFolder(dataDir));
    return { ...archive, file };
  } finally {
    rmSync(partial, { force: true });
  }
};
