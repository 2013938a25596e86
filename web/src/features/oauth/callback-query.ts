declare global {
  interface Window {
    /** Set by public/callback-query.js; removes itself. */
    takeCallbackQuery?: () => string;
  }
}

/** What was behind the `?` of the callback page's URL. Undefined the second time, and after a reload. */
export const takeCallbackQuery = (): string | undefined => window.takeCallbackQuery?.();
