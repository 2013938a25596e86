/** Prints a figure that a test measured, with the seed to repeat it. */
export const report = (line: string): void => void process.stdout.write(`${line}\n`);
