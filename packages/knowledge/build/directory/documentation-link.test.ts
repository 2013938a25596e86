import { describe, expect, it } from 'vitest';
import { documentationLink } from './documentation-link.ts';

const link = (spec: Parameters<typeof documentationLink>[0]) => documentationLink(spec, 'acme.dev');

describe('documentationLink', () => {
  it.each([
    ['http://swagger.io/', null],
    ['https://github.com/Rebilly/generator-openapi-repo', null],
    ['https://acme.readme.io/', 'https://acme.readme.io/'],
    ['http://localhost/docs', null],
  ])('of a stated %s is %s', (url, found) => {
    expect(link({ externalDocs: { url } })).toBe(found);
  });

  it.each([
    ['See [the guide](https://docs.acme.dev/faxes).', 'https://docs.acme.dev/faxes'],
    ['See <a href="https://acme.dev/api/reference">here</a>', 'https://acme.dev/api/reference'],
    ['More at https://developers.acme.dev/faxes.', 'https://developers.acme.dev/faxes'],
    // Another company's documentation, one step of the use, a machine's file, and a page that only looks like it.
    ['Dates follow [ISO](https://docs.iso.example.org/8601).', null],
    ['Not [ours](https://docs.notacme.dev/).', null],
    ['Get [a key](https://docs.acme.dev/api-credentials).', null],
    ['Read https://docs.acme.dev/openapi.json', null],
    ['Ask [a doctor](https://acme.dev/doctors).', null],
  ])('in the text %j is %s', (description, found) => {
    expect(link({ info: { description } })).toBe(found);
  });

  it('is the contact, or that of a tag, if it leads to documentation', () => {
    expect(link({ info: { contact: { url: 'https://acme.dev/docs' } } })).toBe('https://acme.dev/docs');
    expect(link({ info: { contact: { url: 'https://acme.dev/contact' } } })).toBeNull();
    expect(link({ tags: [{ externalDocs: { url: 'https://acme.dev/docs/faxes' } }] })).toBe(
      'https://acme.dev/docs/faxes',
    );
  });
});
