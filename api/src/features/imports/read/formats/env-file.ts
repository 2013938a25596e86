import { readPastedLines } from '@gatehouse/secrets/pasted-lines.ts';
import type { Drafts, NamedSecret } from '#src/features/imports/read/draft.ts';
import { isProviderKey } from '#src/features/providers/provider-keys.ts';

const MAX_LINES = 500;

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
  const secrets: NamedSecret[] = readPastedLines(text, isProviderKey).map(({ name, secret, problem }) => ({
    at: lineOf(lines, name, secret, 0),
    name: name ?? 'Key',
    value: secret,
    problem,
  }));
  const problems =
    lines.length > MAX_LINES
      ? [{ at: MAX_LINES + 1, message: `Only the first ${MAX_LINES} lines are read` }]
      : [];
  return { format: 'env', title: null, drafts: [], secrets, problems };
};
