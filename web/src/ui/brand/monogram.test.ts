import { DEFAULT_THEME } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { cssVariablesResolver } from '#src/app/theme.ts';
import { hueOf, lettersOf } from '#src/ui/brand/monogram.ts';
import { contrast, type Rgb } from '../../../scripts/contrast.ts';

describe('the letters of a monogram', () => {
  it.each([
    ['Acme Billing', 'AB'],
    ['Acme', 'Ac'],
    ['acme', 'Ac'],
    ['The Cat API', 'Ca'],
    ['API', 'AP'],
    ['X', 'X'],
    ['3scale', '3s'],
    ['Økonomi & Über', 'ØÜ'],
    ['日本 天気', '日天'],
    ['…', ''],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(lettersOf(name)).toBe(letters);
  });
});

describe('the color of a monogram', () => {
  it('is the same for the same id, and not the same for all', () => {
    expect(hueOf('acme')).toBe(hueOf('acme'));
    const ids = Array.from({ length: 50 }, (_, at) => `provider-${at}`);
    expect(new Set(ids.map(hueOf)).size).toBeGreaterThan(8);
  });

  /** By the definition of OKLCH, cut to the colors that a screen has. */
  const fromOklch = (lightness: number, chroma: number, hue: number): Rgb => {
    const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const parts = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
    return parts.map((part) => {
      const cut = Math.min(1, Math.max(0, part));
      return 255 * (cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055);
    }) as Rgb;
  };

  const variables = cssVariablesResolver(DEFAULT_THEME);

  it.each(['light', 'dark'] as const)('has AA contrast in the %s scheme, whatever its hue', (scheme) => {
    const parts = (name: string) =>
      (variables[scheme][name as `--${string}`] ?? '').split(' ').map(Number) as [number, number];
    const [plate, text] = [parts('--gh-monogram-plate'), parts('--gh-monogram-text')];
    for (let hue = 0; hue < 360; hue += 5)
      expect(contrast(fromOklch(...plate, hue), fromOklch(...text, hue))).toBeGreaterThanOrEqual(4.5);
  });
});
