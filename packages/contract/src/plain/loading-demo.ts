/* The loaders. Every screen shows them before any schema is loaded, so this imports none. */

export const LOADER_TYPES = ['pulse', 'bounce', 'dots', 'wave', 'progress', 'spinner'] as const;
export type LoaderType = (typeof LOADER_TYPES)[number];

export const LOADER_SIZES = ['small', 'medium', 'large'] as const;
export type LoaderSize = (typeof LOADER_SIZES)[number];

/** Where the text is; `none` leaves it to screen readers. */
export const LOADER_PLACEMENTS = ['above', 'below', 'right', 'left', 'none'] as const;
export type LoaderPlacement = (typeof LOADER_PLACEMENTS)[number];

/** Presets of the color; null means the theme's color. */
export const LOADER_COLORS = [null, '#1E40AF', '#B91C1C', '#047857', '#7C3AED', '#F97316'] as const;

export const MAX_LOADER_TEXT = 200;
export const MAX_LOADER_COLOR = 100;

/** The slider for the delay before a loader appears, in ms. */
export const LOADER_DELAY = { min: 0, max: 2000, step: 100 } as const;

/** How long a delayed loader takes to fade in, in ms. */
export const LOADER_FADE_MS = 200;

/** How long the toast with the loader stays, in ms. */
export const LOADER_TOAST_MS = 3000;

/** What the Loading Demo screen shows. */
export interface LoaderSettings {
  type: LoaderType;
  size: LoaderSize;
  showText: boolean;
  text: string;
  placement: LoaderPlacement;
  /** Any CSS color; null means the theme's color. */
  color: string | null;
  showDelay: boolean;
  /** In ms. */
  delay: number;
}

export const DEFAULT_LOADER: LoaderSettings = {
  type: 'pulse',
  size: 'medium',
  showText: true,
  text: 'Loading...',
  placement: 'below',
  color: null,
  showDelay: false,
  delay: 0,
};
