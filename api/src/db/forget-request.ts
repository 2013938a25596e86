import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ErasedBackups } from '#src/db/connection.ts';
import { failureCode } from '#src/db/failure.ts';

// A command asks the running server by a file in the data folder: only the server can copy a file that it has locked, it may
// listen anywhere, and whoever can write to that folder could delete the backups too.

export type ForgetAnswer = { id: string } & (ErasedBackups | { failed: string });

const placesIn = (dataDir: string) => ({
  request: path.join(dataDir, 'forget-request.json'),
  taken: path.join(dataDir, 'forget-taken.json'),
  answer: path.join(dataDir, 'forget-answer.json'),
});

/** Whoever reads it finds all of it or nothing. */
const write = (file: string, value: object): void => {
  writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 });
  renameSync(`${file}.new`, file);
};

/** Removes what an interrupted command or server has left: it is not done long after somebody asked for it. */
export const clearRequests = (dataDir: string): void => {
  for (const file of Object.values(placesIn(dataDir))) rmSync(file, { force: true });
};

/** The server's part: does what a request asks for, if there is one. */
export const answerRequest = async (dataDir: string, forget: () => Promise<ErasedBackups>): Promise<void> => {
  const { request, taken, answer } = placesIn(dataDir);
  if (!existsSync(request)) return;
  renameSync(request, taken);
  const { id } = JSON.parse(readFileSync(taken, 'utf8')) as { id: string };
  const result = await forget().catch((error: unknown) => ({
    failed: failureCode(error) || (error instanceof Error ? error.message : ''),
  }));
  write(answer, { id, ...result });
  rmSync(taken, { force: true });
};

/** The command's part. The answer is undefined until the server has given it. */
export const askServer = (dataDir: string) => {
  const { request, taken, answer } = placesIn(dataDir);
  const id = randomUUID();
  write(request, { id });
  return {
    isTaken: () => existsSync(taken),
    answer: (): ForgetAnswer | undefined => {
      if (!existsSync(answer)) return undefined;
      const found = JSON.parse(readFileSync(answer, 'utf8')) as ForgetAnswer;
      return found.id === id ? found : undefined;
    },
    withdraw: () => clearRequests(dataDir),
  };
};
