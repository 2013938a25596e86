/**
 * Below this width, in px, a top bar with a drawer replaces the sidebar.
 * @public The theme uses it through the key of Mantine's breakpoint.
 */
export const MOBILE_BREAKPOINT_PX = 768;

export const TOAST = {
  /** Toasts on the screen at the same time. */
  limit: 1,
  durationMs: 5000,
  /** From dismissal to removal from the list. */
  removalDelayMs: 1_000_000,
  /** Swipe to the right that dismisses. */
  swipePx: 50,
  /** Moves the focus to the toast. */
  hotkey: 'F8',
} as const;

/** How long a copy button shows that it has copied, in ms. */
export const COPIED_FLAG_MS = 2000;

/** How menus behave. */
export const MENU = {
  /** Pause after which type-ahead starts again. */
  typeAheadResetMs: 1000,
  /** Hover after which a sub-menu opens. */
  subMenuDelayMs: 100,
  /** How long the pointer may be off the path to a sub-menu. */
  pointerGraceMs: 300,
} as const;

/** How long the result of a query counts as fresh, in ms; for queries not listed here, forever. */
export const STALE_TIME_MS = {
  keys: 30_000,
  providers: 60_000,
  /** The provider list, while the OAuth wizard shows it. */
  providersInOauthWizard: 5 * 60_000,
  registrationGuides: 10 * 60_000,
  oauthConfigs: 60_000,
  oauthConnections: 30_000,
  industries: 5 * 60_000,
} as const;
