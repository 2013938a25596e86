/** What is done about a screen that failed: a reload, until `lost-code.ts`, which asks the server first, is loaded. */
export const recovery = {
  /** Once it is shown that it failed. */
  begin: (_error: unknown): void => undefined,
  /** When its button is pressed. */
  retry: (): void => window.location.reload(),
};
