import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { SHAPES } from '#src/ui/brand/brand-shapes.ts';
import { brandShapesText } from '../../../scripts/brand-shapes-text.ts';

const markup = (slug: string, name = ''): string =>
  renderToStaticMarkup(<BrandIcon slug={slug} name={name} />);
const glyph = (slug: string): string => markup(slug).replace(/ data-slug="[^"]*"/, '');

const NAMED = [
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
  it('is different for each named brand', () => {
    expect(new Set(NAMED.map(glyph)).size).toBe(NAMED.length);
  });

  it.each(['custom', 'constructor', ''])('is the sign of an API for %j without a name', (slug) => {
    expect(glyph(slug)).toBe(glyph('no-such-brand'));
    expect(NAMED.map(glyph)).not.toContain(glyph(slug));
  });

  it.each([
    ['paypal', 'paypal'],
    ['google-drive', 'googledrive'],
    ['google-books', 'google'],
    ['whatsapp-business', 'whatsapp'],
    ['slack', 'slack'],
    ['adobe-pdf-services', 'adobe'],
    ['amazon-s3', 'amazon'],
    ['google-cloud-vision', 'googlecloud'],
  ])('is the shape of %s from the file', (slug, shape) => {
    expect(markup(slug, 'Name')).toContain(`#${shape}"`);
  });

  it.each([
    ['azure-openai', 'azure'],
    ['aws-lambda', 'aws'],
  ])('of %s is that of %s, whose API it is', (slug, brand) => {
    expect(glyph(slug)).toBe(glyph(brand));
  });

  // These names are those of other brands in the collection.
  it.each(['kit', 'polygon'])('is a monogram for %s', (slug) => {
    expect(markup(slug, 'Name')).toContain('data-letters="Na"');
  });

  it('follows from the name if there is no slug', () => {
    expect(markup('', 'PayPal')).toContain('#paypal"');
  });

  it('is a monogram for any other, which is no text of the page', () => {
    const acme = markup('acme-billing', 'Acme Billing');
    expect(acme).toContain('data-letters="AB"');
    expect(acme).not.toContain('>AB<');
  });
});

describe('the file of shapes', () => {
  it('has one for each name in the list, and no others', () => {
    const file = readFileSync('src/ui/brand/brand-shapes.svg', 'utf8');
    expect([...file.matchAll(/id="([^"]+)"/g)].map(([, name]) => name)).toEqual([...SHAPES]);
  });

  it('is what npm run brand-shapes writes', () => {
    expect(readFileSync('src/ui/brand/brand-shapes.svg', 'utf8')).toBe(brandShapesText());
  });
});
