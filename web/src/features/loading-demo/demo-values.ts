import {
  DEFAULT_LOADER,
  LOADER_DELAY,
  LOADER_PLACEMENTS,
  LOADER_SIZES,
  LOADER_TYPES,
  type LoaderSettings,
  MAX_LOADER_COLOR,
  MAX_LOADER_TEXT,
} from '@gatehouse/contract/plain/loading-demo.ts';
import { likeInitial } from '#src/lib/draft.ts';

/** The fields of the screen. The color is as it was typed; empty means the theme's. */
export interface DemoValues extends Omit<LoaderSettings, 'color'> {
  color: string;
}

export const DEFAULT_VALUES: DemoValues = { ...DEFAULT_LOADER, color: DEFAULT_LOADER.color ?? '' };

const readTypes = likeInitial({ ...DEFAULT_VALUES }) as (stored: unknown) => DemoValues | undefined;

const isDelay = (delay: number): boolean =>
  delay >= LOADER_DELAY.min && delay <= LOADER_DELAY.max && delay % LOADER_DELAY.step === 0;

/** Stored values; undefined if another version stored them. */
export const readDemoValues = (stored: unknown): DemoValues | undefined => {
  const values = readTypes(stored);
  return values !== undefined &&
    LOADER_TYPES.includes(values.type) &&
    LOADER_SIZES.includes(values.size) &&
    LOADER_PLACEMENTS.includes(values.placement) &&
    isDelay(values.delay)
    ? values
    : undefined;
};

/** These are values of every CSS property, and `var()` could be anything: none of them says which color. */
const NO_COLOR = /^(?:inherit|initial|unset|revert|revert-layer)$|\b(?:var|env|attr)\(/i;

/** True if the text is a CSS color: a name, a hex value or a function such as `rgb()` or `oklch()`. */
export const isCssColor = (text: string): boolean =>
  text.length <= MAX_LOADER_COLOR && !NO_COLOR.test(text.trim()) && CSS.supports('color', text.trim());

export interface DemoProblems {
  text?: string;
  color?: string;
}

/** What is wrong with what was typed. */
export const problemsOf = ({ text, color }: DemoValues): DemoProblems => ({
  ...(text.length > MAX_LOADER_TEXT && { text: `Must be at most ${MAX_LOADER_TEXT} characters` }),
  ...(color.trim() !== '' &&
    !isCssColor(color) && { color: 'Enter a CSS color, such as #1E40AF, teal or rgb(30 64 175)' }),
});

/** The loader to show: an invalid color is the theme's, and a text that is too long is cut. */
export const shownLoader = (values: DemoValues): LoaderSettings => {
  const color = values.color.trim();
  return {
    ...values,
    text: values.text.slice(0, MAX_LOADER_TEXT).toWellFormed(),
    color: color !== '' && isCssColor(color) ? color : null,
  };
};

/** The loader's settings as the props of the component. */
export const loaderProps = ({ type, size, color, ...loader }: LoaderSettings) => ({
  type,
  size,
  color,
  text: loader.showText ? loader.text : '',
  placement: loader.placement,
  delay: loader.showDelay ? loader.delay : 0,
});
