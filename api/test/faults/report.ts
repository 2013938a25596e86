/** Prints a figure that a test measured, with the seed that repeats it. */
export const report = (line: string): void => void process.stdout.write(`${line}\n`);
