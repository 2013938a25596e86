import { MAX_PASTED_LINES, readPastedLines } from '@gatehouse/secrets/pasted-lines.ts';
import type { Drafts, NamedSecret } from '#src/features/imports/read/draft.ts';
import { isProviderKey } from '#src/features/providers/provider-keys.ts';

/** The line, from 1, that defines a name; the first one that is not before a line that is taken. */
const lineOf = (lines: readonly string[], name: string | undefined, value: string, from: number): number => {
  const [start = ''] = value.split('\n');
  const at = lines.findIndex(
    (line, index) =>
      index >= from && (name === undefined || line.includes(name)) && line.includes(start.slice(0, 40)),
  );
  const named = name === undefined ? -1 : lines.findIndex((line) => line.includes(name));
  return Math.max(at === -1 ? named : at, 0) + 1;
};

/** An .env file: its keys. It has no requests. */
export const readEnvFile = (text: string): Drafts => {
  const lines = text.split(/\r\n|\r|\n/);
  const found = readPastedLines(text, isProviderKey);
  // A document of JSON may have all of its values in one line, which is searched for each of them.
  const read = found.slice(0, MAX_PASTED_LINES);
  const secrets: NamedSecret[] = read.map(({ name, secret, problem }) => ({
    at: lineOf(lines, name, secret, 0),
    name: name ?? 'Key',
    value: secret,
    problem,
  }));
  const problems =
    lines.length > MAX_PASTED_LINES || found.length > MAX_PASTED_LINES
      ? [
          {
            at: Math.min(MAX_PASTED_LINES + 1, lines.length),
            message: `Only the first ${MAX_PASTED_LINES} lines are read`,
          },
        ]
      : [];
  return { format: 'env', title: null, drafts: [], secrets, problems };
};
