import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BrandIcon } from '#src/components/brand-icon.tsx';

const glyph = (slug: string): string =>
  renderToStaticMarkup(<BrandIcon slug={slug} />).replace(/ data-slug="[^"]*"/, '');

const KNOWN = [
  'openai',
  'github',
  'google-cloud',
  'stripe',
  'aws',
  'twitter',
  'azure',
  'facebook-graph',
  'twilio',
];

describe('the icon of a brand', () => {
  it('is different for each known brand', () => {
    expect(new Set(KNOWN.map(glyph)).size).toBe(KNOWN.length);
  });

  it.each(['google', 'facebook', 'custom', 'constructor', ''])('is the generic one for %j', (slug) => {
    expect(glyph(slug)).toBe(glyph('no-such-brand'));
    expect(KNOWN.map(glyph)).not.toContain(glyph(slug));
  });
});
