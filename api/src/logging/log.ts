import pino, { type DestinationStream, type Logger } from 'pino';
import { AppError } from '#src/errors.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { withoutSecrets } from '#src/logging/known-secrets.ts';
import { readableLine } from '#src/logging/readable-line.ts';
import { sourceFrames } from '#src/logging/source-frames.ts';

/**
 * The only fields that a line may contain. A field is listed here if none of its values can be a secret: never a
 * header, a body, a path, a query or a whole URL.
 */
const FIELDS = new Set([
  'method',
  'route',
  'status',
  'ms',
  'bytesIn',
  'bytesOut',
  'host',
  'procedure',
  'reason',
  'code',
  'signal',
  'bytes',
  'count',
  'applied',
]);

const MAX_TEXT = 200;
const MAX_ITEMS = 20;
const MAX_FRAMES = 12;
const MAX_CAUSES = 3;

// A line of V8's stack that names a place in a file. The error's message is in the lines before it.
const FRAME = /^ {4}at (?:[\w$.<>[\] ]{1,120} \()?(?:file:\/\/|node:|\/)[^\s()]{1,300}:\d+:\d+\)?$/;

type LoggedError = { name: string; code?: string; message?: string; stack: string[]; cause?: LoggedError };

/**
 * An error's name, code and stack. The message is left out, because a parser or a database quotes the value it failed
 * on; our own errors contain no values and keep their message.
 */
const describeError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const { code } = error as Error & { code?: unknown };
  const isOurs = error instanceof AppError || error instanceof StartError;
  return {
    name: error.constructor.name,
    ...(typeof code === 'string' && /^\w{1,60}$/.test(code) ? { code } : {}),
    ...(isOurs ? { message: error.message } : {}),
    stack: sourceFrames(
      (error.stack ?? '')
        .split('\n')
        .filter((line) => FRAME.test(line))
        .slice(0, MAX_FRAMES)
        .map((line) => line.trim()),
    ),
    ...(error.cause instanceof Error && depth < MAX_CAUSES
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  };
};

const isPlain = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' || value === null;

const cut = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : value);

const chooseFields = (fields: Record<string, unknown>): Record<string, unknown> => {
  const chosen: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    // Pino has already put a lone error under `err`.
    if (name === 'err') chosen.err = describeError(value);
    else if (!FIELDS.has(name)) continue;
    else if (isPlain(value)) chosen[name] = cut(value);
    else if (Array.isArray(value)) chosen[name] = value.filter(isPlain).slice(0, MAX_ITEMS).map(cut);
  }
  return chosen;
};

/**
 * By default pino takes a missing message from the error and formats further values into the message. Here a line's
 * message is only the text in the code, and values go into fields.
 */
const toFieldsAndMessage = (first: unknown, second: unknown): [object, string] => {
  if (typeof first === 'string') return [{}, first];
  const message = typeof second === 'string' ? second : 'no message';
  if (first instanceof Error) return [{ err: first }, message];
  return [typeof first === 'object' && first !== null ? first : {}, message];
};

const nothing = (): undefined => undefined;

/** A log collector gets JSON, a person at a terminal gets lines that can be read. */
const standardError = (): DestinationStream => {
  const stream = pino.destination({ fd: 2, sync: true });
  if (!process.stderr.isTTY) return stream;
  return { write: (line) => stream.write(`${readableLine(line)}\n`) };
};

/**
 * The log: JSON lines on stderr, because stdout is for the line that says where the server is ready. Written
 * synchronously, so that the last lines before a crash are not lost.
 */
export const createLog = (level: string, destination: DestinationStream = standardError()): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: chooseFields },
      // Fastify has its own serializers for these, which print the URL with its query.
      serializers: { req: nothing, res: nothing, err: (error) => error },
      hooks: {
        logMethod: function ([first, second], method) {
          method.apply(this, toFieldsAndMessage(first, second));
        },
        streamWrite: (line) => withoutSecrets(line, 'json'),
      },
    },
    destination,
  );
