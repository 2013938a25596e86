/** `EX_CONFIG` of sysexits.h: something a person has to set right before the product can start. */
const EXIT_CONFIG = 78;

/** Stops the start with one line that says what is wrong and how to mend it. */
export class StartError extends Error {
  readonly exitCode = EXIT_CONFIG;
  override readonly name = 'StartError';
}
