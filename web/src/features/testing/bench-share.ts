/** From this width on the screen is a bench: request, response and the pane stand side by side. */
export const IS_BENCH = '(min-width: 64em)';

/** What the pane beside the request lists. */
export type PaneView = 'saved' | 'history';

/** How a wide window is shared. */
export interface BenchLayout {
  /** One above the other, and not side by side. */
  isStacked: boolean;
  /** How much of it the request has, in percent. */
  share: number;
  /** The pane with saved endpoints and calls is shown. */
  hasPane: boolean;
  paneView: PaneView;
}

export type ChangeLayout = (change: Partial<BenchLayout>) => void;

export const SHARES = { min: 20, max: 80 } as const;

/** What the request has at first, in percent. */
export const FIRST_SHARE = 45;

export const toShare = (percent: number): number =>
  Math.round(Math.min(SHARES.max, Math.max(SHARES.min, percent)));

/** The id of the pane beside it. */
export const PANE = 'request-pane';

/** The id of the element that shows the open request. */
export const REQUEST_PANEL = 'open-request';
