/** What reads a text. It may throw what it throws for a wrong text. */
export type Read = (text: string) => unknown;

const OF_LENGTH = new WeakSet<Read>();

/** A reader of a document that is made of a length alone: one text of each length tells as much as many. */
export const ofLength = (read: (length: number) => unknown): Read => {
  const readText: Read = ({ length }) => read(length);
  OF_LENGTH.add(readText);
  return readText;
};

/** The texts that are worth reading. */
export const textsFor = <T>(read: Read, texts: Record<string, T>): [what: string, textOf: T][] =>
  Object.entries(texts).slice(0, OF_LENGTH.has(read) ? 1 : undefined);

const LENGTH = 2_048;

/**
 * Work that grows with the text takes as long for one long text as for as many short ones together: 16 times as long for 16 times the
 * length. Work that compares each character with each takes 256 times as long. The bound, 40 times, is between them.
 */
const MOST = 2.5;

/** What takes less is not compared: collected garbage and compiled code take as much. */
const NOISE_MS = 60;
/** How often each text is read in each attempt: what one reading of each shows to be in bounds needs no second look. */
const RUNS = [1, 3, 3];

type Repeated = { times: number; runs: number };

/** The processor time of this thread, which other work of the machine does not add to: the least of so many runs. */
const milliseconds = (read: Read, { text, runs }: { text: string; runs: number }): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.threadCpuUsage();
    try {
      read(text);
    } catch {
      // To say that a text is wrong is an answer.
    }
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
};

/**
 * Whether one text of so many times the length takes longer than as many short ones; then says so. Those are read only until it is
 * clear that it does not.
 */
const compare = (
  read: Read,
  textOf: (length: number) => string,
  { times, runs }: Repeated,
): string | undefined => {
  const one = milliseconds(read, { text: textOf(LENGTH * times), runs });
  if (one <= NOISE_MS) return undefined;
  const short = textOf(LENGTH);
  let many = 0;
  for (let time = 0; time < times; time += 1) {
    many += milliseconds(read, { text: short, runs });
    if (one <= NOISE_MS + MOST * many) return undefined;
  }
  return `${Math.round(many)} ms for ${times} texts of ${LENGTH} characters, ${Math.round(one)} ms for one of as many`;
};

/** Says how much faster than its text the work grows; undefined if it does not. */
export const fasterThanText = (read: Read, textOf: (length: number) => string): string | undefined => {
  let found: string | undefined;
  for (const runs of RUNS) {
    // The longest is read last: it would take minutes.
    found = compare(read, textOf, { times: 4, runs }) ?? compare(read, textOf, { times: 16, runs });
    if (found === undefined) return undefined;
  }
  return found;
};
