import type { Page } from '@playwright/test';

const REPORTED_TYPES = ['error', 'warning'];

/** Collects the errors and warnings of a page, except those that a test expects. */
export const watchConsole = async (page: Page) => {
  const problems: string[] = [];
  const allowed: RegExp[] = [];

  page.on('console', (message) => {
    if (REPORTED_TYPES.includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  // The console message of a violation sometimes lacks its source; reported as an error of the page it always has one.
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
    /** Ignores matching messages, in a test that causes an error on purpose. */
    allow: (pattern: RegExp): void => {
      allowed.push(pattern);
    },
    unexpected: (): string[] => problems.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
};

export type ConsoleGuard = Awaited<ReturnType<typeof watchConsole>>;
