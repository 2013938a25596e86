const shown = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

const clock = (iso: string): string => new Date(iso).toTimeString().slice(0, 8);

type LoggedError = { name: string; code?: string; message?: string; stack?: string[] };

const errorLines = ({ name, code, message, stack = [] }: LoggedError): string[] => [
  `  ${[name, code, message].filter(Boolean).join(' ')}`,
  ...stack.map((frame) => `    ${frame}`),
];

/**
 * A line of the log as a person reads it at a terminal: `14:51:04 info  request method=GET status=200`.
 * @param line JSON; any other line is returned unchanged
 */
export const readableLine = (line: string): string => {
  try {
    const { level, time, msg, err, reqId: _, ...facts } = JSON.parse(line);
    const words = Object.entries(facts).map(([name, value]) => `${name}=${shown(value)}`);
    const first = [clock(time), level.padEnd(5), msg, ...words].join(' ');
    return [first, ...(err ? errorLines(err) : [])].join('\n');
  } catch {
    return line;
  }
};
