/** An expected failure: `main` prints its message without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message one line, optionally followed by indented details
   * @param {number} exitCode
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * One line of progress on stderr; stdout belongs to the program that is run.
 * @param {string} text
 */
export const step = (text) => {
  process.stderr.write(`gatehouse: ${text}\n`);
};

/**
 * Runs a script's body; a `Failure` is printed as its message and sets the exit code, any other error is printed with its stack.
 * @param {() => Promise<number>} body resolves to the exit code
 */
export const main = async (body) => {
  try {
    process.exitCode = await body();
  } catch (error) {
    if (error instanceof Failure) step(error.message);
    else process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exitCode = error instanceof Failure ? error.exitCode : 1;
  }
};
