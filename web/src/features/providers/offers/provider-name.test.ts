import { expect, it } from 'vitest';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';

const site = (host: string) => ({ type: 'site', host, name: 'Acme' }) as const;

it('a provider that was found on a site has the host of the site behind its name, once', () => {
  expect(providerLabel({ name: 'OpenAI', origin: null })).toBe('OpenAI');
  expect(providerLabel({ name: 'DeepL', origin: { type: 'catalog', id: 'deepl' } })).toBe('DeepL');
  expect(providerLabel({ name: 'Acme', origin: site('acme.example') })).toBe('Acme · acme.example');
  expect(providerLabel({ name: 'Acme (acme.example)', origin: site('acme.example') })).toBe(
    'Acme (acme.example)',
  );
  // The name is the site's own choice.
  expect(providerLabel({ name: 'Acme (acme.example)', origin: site('evil.example') })).toBe(
    'Acme (acme.example) · evil.example',
  );
});
