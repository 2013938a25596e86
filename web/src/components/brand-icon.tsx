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
import type { ComponentType } from 'react';
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
};

interface BrandIconProps {
  /** `openai`, `google-cloud`, …; any other identifier gets a generic icon. */
  slug: string;
  size?: number;
}

/** The icon of a brand on a small plate. It is decoration next to the name, so it has no accessible name. */
export const BrandIcon = ({ slug, size = 28 }: BrandIconProps) => {
  const Glyph = Object.hasOwn(GLYPHS, slug) ? (GLYPHS[slug] ?? IconApi) : IconApi;
  return (
    <span className={classes.plate} style={{ width: size, height: size }} aria-hidden="true" data-slug={slug}>
      <Glyph size={Math.round(size * 0.6)} stroke={1.6} />
    </span>
  );
};
