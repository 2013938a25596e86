import { useMemo } from 'react';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { capitalized } from '#src/lib/format.ts';

/** Names of providers that are in the list only once they are saved, where the slug alone does not tell the spelling. */
const NAMES: Readonly<Record<string, string>> = {
  deepl: 'DeepL',
  elevenlabs: 'ElevenLabs',
  github: 'GitHub',
  gitlab: 'GitLab',
  hubspot: 'HubSpot',
  openai: 'OpenAI',
  openweather: 'OpenWeather',
  paypal: 'PayPal',
  posthog: 'PostHog',
  sendgrid: 'SendGrid',
  'whatsapp-business': 'WhatsApp Business',
};

const nameOfSlug = (slug: string): string => NAMES[slug] ?? slug.split('-').map(capitalized).join(' ');

/** The slug that a provider of this name has, if it has one. */
export const slugOfName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Names providers by their slug, as in the provider list. */
export const useProviderName = (): ((slug: string) => string) => {
  const { data: providers } = useProviders();
  return useMemo(() => {
    const names = new Map(providers?.map(({ slug, name }) => [slug, name]));
    return (slug) => names.get(slug) ?? nameOfSlug(slug);
  }, [providers]);
};
