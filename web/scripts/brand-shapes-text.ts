import {
  IconBrandAdobe,
  IconBrandAmazon,
  IconBrandBooking,
  IconBrandLinkedin,
  IconBrandMonday,
  IconBrandSlack,
} from '@tabler/icons-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SimpleIcon } from 'simple-icons';
import * as icons from 'simple-icons';
import { SHAPES } from '#src/ui/brand/brand-shapes.ts';
import { contrast, type Rgb, toRgb } from './contrast.ts';

/** Brands that simple-icons lacks, from the set of our other icons: lines in the color of the text. */
const LINES: Readonly<Record<string, typeof IconBrandAdobe>> = {
  adobe: IconBrandAdobe,
  amazon: IconBrandAmazon,
  booking: IconBrandBooking,
  linkedin: IconBrandLinkedin,
  monday: IconBrandMonday,
  slack: IconBrandSlack,
};

/** The plates behind the shapes, `--gh-sunken` of the theme. */
const PLATES = { light: '#f9fafb', dark: '#0e1114' } as const;
/** WCAG 2.2, 1.4.11 asks for 3; at that, a black shape is a dim gray on the dark plate. */
const NEEDED = 4.5;
/** Licenses that allow the shape to be shipped; most shapes state none of their own and are CC0, as the collection is. */
const ACCEPTED = new Set(['CC0-1.0', 'MIT']);

const hex = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** The brand's color, mixed with black or white as far as the shape needs to be seen on the plate. */
const visibleOn = (plate: string, color: string): string => {
  const [from, end] = [toRgb(color), plate === PLATES.light ? 0 : 255];
  for (let share = 0; ; share += 0.05) {
    const mixed = from.map((part) => part + (end - part) * share) as Rgb;
    if (contrast(mixed, toRgb(plate)) >= NEEDED) return hex(mixed);
  }
};

const symbol = ({ slug, path, hex: color, license }: SimpleIcon): string => {
  if (license !== undefined && !ACCEPTED.has(license.type))
    throw new Error(`${slug} is under ${license.type}`);
  const own = `#${color}`;
  const fill = `light-dark(${visibleOn(PLATES.light, own)},${visibleOn(PLATES.dark, own)})`;
  return `<symbol id="${slug}" viewBox="0 0 24 24"><path fill="${fill}" d="${path}"/></symbol>\n`;
};

const lineSymbol = (name: string, icon: typeof IconBrandAdobe): string => {
  const lines = renderToStaticMarkup(createElement(icon)).replaceAll(/<\/?svg[^>]*>/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${lines}</g></symbol>\n`;
};

/** The file of all shapes. @throws if both collections lack one, or its license does not allow to ship it */
export const brandShapesText = (): string => {
  const bySlug = new Map(Object.values(icons).map((icon) => [icon.slug, icon]));
  const symbols = SHAPES.map((name) => {
    const lines = LINES[name];
    if (lines !== undefined) return lineSymbol(name, lines);
    const icon = bySlug.get(name);
    if (icon === undefined) throw new Error(`simple-icons has no ${name}`);
    return symbol(icon);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
};

export const BRAND_SHAPES_FILE = new URL('../src/ui/brand/brand-shapes.svg', import.meta.url);
