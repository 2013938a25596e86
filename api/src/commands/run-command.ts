import { parseArgs } from 'node:util';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { type Env, readEnv } from '#src/env.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { createLog } from '#src/logging/log.ts';

export type CommandRun = {
  env: Env;
  /** The values of the options that were given, by name. */
  options: Partial<Record<string, string>>;
  /** Prints one line for the person who runs the command. */
  say: (line: string) => void;
};

export type CommandContext = CommandRun & { connection: DatabaseConnection };

/** Throws if there are other arguments. */
const readOptions = (names: readonly string[]) =>
  parseArgs({
    options: {
      help: { type: 'boolean' },
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
    },
  }).values as { help?: boolean } & CommandRun['options'];

/**
 * Runs one command in the server's environment and sets the exit code: 0 if everything was done, 1 if part of it could not be done,
 * 78 with one line if a person has to fix something first, 64 for wrong arguments.
 * @param names the options that it takes, each with a value
 */
export const runCommand = async (
  usage: string,
  names: readonly string[],
  work: (command: CommandRun) => Promise<boolean>,
): Promise<void> => {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  let values: ReturnType<typeof readOptions>;
  try {
    values = readOptions(names);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}\n`);
    process.exitCode = 64;
    return;
  }
  const { help, ...options } = values;
  if (help) {
    say(usage);
    return;
  }
  try {
    process.exitCode = (await work({ env: readEnv(), options, say })) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
};

/** The same on the database of that environment. */
export const runOnDatabase = (
  usage: string,
  names: readonly string[],
  work: (context: CommandContext) => Promise<boolean>,
): Promise<void> =>
  runCommand(usage, names, async (command) => {
    const { env } = command;
    const connection = await openDatabase({ ...env, log: createLog(env.logLevel) });
    try {
      return await work({ ...command, connection });
    } finally {
      await connection.close();
    }
  });
