import { expect, it } from 'vitest';
import {
  DEFAULT_LOADER,
  LOADER_COLORS,
  LOADER_DELAY,
  LOADER_FADE_MS,
  LOADER_PLACEMENTS,
  LOADER_SIZES,
  LOADER_TOAST_MS,
  LOADER_TYPES,
} from './loading-demo.ts';

it('the default loader is a medium pulse with a text below', () => {
  expect(DEFAULT_LOADER).toEqual({
    type: 'pulse',
    size: 'medium',
    showText: true,
    text: 'Loading...',
    placement: 'below',
    color: null,
    showDelay: false,
    delay: 0,
  });
});

it('there are six loaders in three sizes, and five placements of the text', () => {
  expect(LOADER_TYPES).toEqual(['pulse', 'bounce', 'dots', 'wave', 'progress', 'spinner']);
  expect(LOADER_SIZES).toEqual(['small', 'medium', 'large']);
  expect(LOADER_PLACEMENTS).toEqual(['above', 'below', 'right', 'left', 'none']);
});

it('a toast shows a loader for 3 s, and a delayed one fades in over 0.2 s', () => {
  expect(LOADER_TOAST_MS).toBe(3000);
  expect(LOADER_FADE_MS).toBe(200);
});

it('the delay is from 0 to 2,000 ms in steps of 100', () => {
  expect(LOADER_DELAY).toEqual({ min: 0, max: 2000, step: 100 });
});

it('the color is one of five presets, or the theme’s', () => {
  expect(LOADER_COLORS).toEqual([null, '#1E40AF', '#B91C1C', '#047857', '#7C3AED', '#F97316']);
});
