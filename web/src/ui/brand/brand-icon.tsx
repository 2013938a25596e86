import {
  IconApi,
  IconBrandAws,
  IconBrandAzure,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandOpenai,
  IconBrandStripe,
  IconBrandTwilio,
  IconBrandTwitter,
} from '@tabler/icons-react';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import shapes from '#src/ui/brand/brand-shapes.svg';
import { brandOf } from '#src/ui/brand/brand-shapes.ts';
import { hueOf, lettersOf } from '#src/ui/brand/monogram.ts';
import classes from './brand-icon.module.css';

interface GlyphProps {
  size?: number | string;
  stroke?: number | string;
}

/** A cloud of three arcs, drawn with the same stroke as the other icons; the icon set has no icon for this brand. */
const GoogleCloud = ({ size = 18, stroke = 1.6 }: GlyphProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M7.2 8.9a5.4 5.4 0 0 1 9.9 1.4" />
    <path d="M17.1 10.3a4.6 4.6 0 0 1-.6 9.1H7.6" />
    <path d="M7.6 19.4a4.8 4.8 0 0 1-.4-9.5c2-.2 3.7.8 4.6 2.4" />
  </svg>
);

const GLYPHS: Record<string, ComponentType<GlyphProps>> = {
  openai: IconBrandOpenai,
  github: IconBrandGithub,
  'google-cloud': GoogleCloud,
  stripe: IconBrandStripe,
  aws: IconBrandAws,
  twitter: IconBrandTwitter,
  azure: IconBrandAzure,
  'facebook-graph': IconBrandFacebook,
  twilio: IconBrandTwilio,
  // Whatever it is, it is an API.
  custom: IconApi,
};

interface BrandIconProps {
  /** `openai`, `google-cloud`, …; the color of a monogram too is derived from it. Empty if there is none: then it follows from the name. */
  slug: string;
  /** The name beside the icon, which gives a monogram its letters; empty if it is not known. */
  name: string;
  size?: number;
}

/** For an API that is in no list yet. */
const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The icon itself: drawn here, taken from the file of shapes, or undefined for a brand without an icon. */
const drawingOf = (slug: string, size: number): ReactNode => {
  const brand = Object.hasOwn(GLYPHS, slug) ? slug : brandOf(slug);
  if (brand === undefined) return undefined;
  const Glyph = GLYPHS[brand];
  if (Glyph !== undefined) return <Glyph size={size} stroke={1.6} />;
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${shapes}#${brand}`} />
    </svg>
  );
};

/**
 * The icon of a brand on a small plate: its shape, or else its letters on a color of its own. It is decoration next to
 * the name, so it has no accessible name.
 */
export const BrandIcon = ({ slug, name, size = 28 }: BrandIconProps) => {
  const plate = { width: size, height: size };
  const id = slug === '' ? slugOf(name) : slug;
  const drawing = drawingOf(id, Math.round(size * 0.6));
  const letters = drawing === undefined ? lettersOf(name) : '';
  if (letters === '')
    return (
      <span className={classes.plate} style={plate} aria-hidden="true" data-slug={slug}>
        {drawing ?? <IconApi size={Math.round(size * 0.6)} stroke={1.6} />}
      </span>
    );
  return (
    <span
      className={`${classes.plate} ${classes.monogram}`}
      style={{ ...plate, '--hue': hueOf(id), fontSize: Math.round(size * 0.42) } as CSSProperties}
      aria-hidden="true"
      data-slug={slug}
      data-letters={letters}
    />
  );
};
