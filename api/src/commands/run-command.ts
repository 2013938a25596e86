import { parseArgs } from 'node:util';
import { openDatabase } from '#src/db/connect.ts';
import type { Connection } from '#src/db/connection.ts';
import { type Env, readEnv } from '#src/env.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { createLog } from '#src/logging/log.ts';

export type CommandContext = {
  env: Env;
  connection: Connection;
  /** The value of `--new-key-file`, if given. */
  newKeyFile: string | undefined;
  /** Prints one line for the person who runs the command. */
  say: (line: string) => void;
};

/**
 * Runs one command on the database of the server's environment and sets the exit code: 0 if everything was done, 1 if
 * part of it could not be done, 78 with one line if a person has to fix something first, 64 for wrong arguments.
 */
export const runCommand = async (
  usage: string,
  work: (context: CommandContext) => Promise<boolean>,
): Promise<void> => {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  let values: { help?: boolean; 'new-key-file'?: string };
  try {
    ({ values } = parseArgs({ options: { help: { type: 'boolean' }, 'new-key-file': { type: 'string' } } }));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}\n`);
    process.exitCode = 64;
    return;
  }
  if (values.help) {
    say(usage);
    return;
  }
  try {
    const env = readEnv();
    const connection = await openDatabase({ ...env, log: createLog(env.logLevel) });
    try {
      const done = await work({ env, connection, newKeyFile: values['new-key-file'], say });
      process.exitCode = done ? 0 : 1;
    } finally {
      await connection.close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
};
