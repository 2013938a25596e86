import { DEFAULT_LOADER, LOADER_COLORS } from '@gatehouse/contract/plain/loading-demo.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DEFAULT_VALUES,
  isCssColor,
  loaderProps,
  problemsOf,
  readDemoValues,
  shownLoader,
} from '#src/features/loading-demo/demo-values.ts';

const COLORS = ['teal', 'rgb(30 64 175)', 'inherit', 'var(--x)', ...LOADER_COLORS];

// The browser knows colors; this environment does not. A test in the browser uses the real one.
beforeEach(() => {
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => COLORS.includes(value) });
});

describe('the fields of the demo', () => {
  it('show the default loader at first', () => {
    expect(shownLoader(DEFAULT_VALUES)).toEqual(DEFAULT_LOADER);
    expect(loaderProps(DEFAULT_LOADER)).toEqual({
      type: 'pulse',
      size: 'medium',
      color: null,
      text: 'Loading...',
      placement: 'below',
      delay: 0,
    });
    expect(problemsOf(DEFAULT_VALUES)).toEqual({});
  });

  it('show no text and no delay while their switches are off', () => {
    const loader = { ...DEFAULT_LOADER, delay: 700 };
    expect(loaderProps({ ...loader, showText: false })).toMatchObject({ text: '', delay: 0 });
    expect(loaderProps({ ...loader, showDelay: true })).toMatchObject({ delay: 700 });
  });

  it('show the color of the theme while what was typed is no color, and say so', () => {
    const message = 'Enter a CSS color, such as #1E40AF, teal or rgb(30 64 175)';
    for (const color of ['tea', 'url(x)', 'inherit', 'var(--x)', '😀', 'a'.repeat(100_000)]) {
      expect(problemsOf({ ...DEFAULT_VALUES, color })).toEqual({ color: message });
      expect(shownLoader({ ...DEFAULT_VALUES, color }).color).toBeNull();
    }
    expect(isCssColor(' teal ')).toBe(true);
    expect(shownLoader({ ...DEFAULT_VALUES, color: ' teal ' }).color).toBe('teal');
    expect(problemsOf({ ...DEFAULT_VALUES, color: ' ' })).toEqual({});
  });

  it('cut a text that is too long, and say so; no character is cut in half', () => {
    const values = { ...DEFAULT_VALUES, text: '😀'.repeat(50_000) };
    expect(problemsOf(values)).toEqual({ text: 'Must be at most 200 characters' });
    expect(shownLoader(values).text).toBe('😀'.repeat(100));
    const half = shownLoader({ ...DEFAULT_VALUES, text: `a${'😀'.repeat(200)}` });
    expect(half.text.length).toBe(200);
    expect(half.text.isWellFormed()).toBe(true);
  });
});

describe('stored fields', () => {
  it('are read as they were', () => {
    const values = { ...DEFAULT_VALUES, type: 'wave', delay: 1900, color: 'tea' } as const;
    expect(readDemoValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
  });

  it.each([
    null,
    'wave',
    { ...DEFAULT_VALUES, type: 'square' },
    { ...DEFAULT_VALUES, size: 'huge' },
    { ...DEFAULT_VALUES, placement: 'behind' },
    { ...DEFAULT_VALUES, delay: 2100 },
    { ...DEFAULT_VALUES, delay: 50 },
    { ...DEFAULT_VALUES, delay: -100 },
    { ...DEFAULT_VALUES, text: 7 },
  ])('of another version are ignored: %j', (stored) => {
    expect(readDemoValues(stored)).toBeUndefined();
  });
});
