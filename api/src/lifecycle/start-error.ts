/** `EX_CONFIG` of sysexits.h: a person has to fix something before the server can start. */
const EXIT_CONFIG = 78;

/** Stops the start with one line that says what is wrong and how to fix it. */
export class StartError extends Error {
  readonly exitCode = EXIT_CONFIG;
  override readonly name = 'StartError';
}
