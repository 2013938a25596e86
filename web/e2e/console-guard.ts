import type { Page } from '@playwright/test';

const QUIET_TYPES = ['error', 'warning'];

/** What a page complained about, and what of it a test expects. */
export const watchConsole = async (page: Page) => {
  const complaints: string[] = [];
  const allowed: RegExp[] = [];

  page.on('console', (message) => {
    if (QUIET_TYPES.includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  // The console's own text leaves out the source of a violation at times; as an error of the page it is always told.
  await page.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        reportError(
          new Error(`policy violation: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
        );
      },
    );
  });

  return {
    /** Lets complaints that match pass, in a test that brings an error about. */
    allow: (pattern: RegExp): void => {
      allowed.push(pattern);
    },
    unexpected: (): string[] => complaints.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
};

export type ConsoleGuard = Awaited<ReturnType<typeof watchConsole>>;
