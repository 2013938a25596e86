import { Group } from '@mantine/core';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { Section } from '#src/ui/layout/section.tsx';

/** With a shape, with a shape of another name, and without one. */
const SLUGS = [
  'openai',
  'github',
  'google-cloud',
  'stripe',
  'aws',
  'twitter',
  'azure',
  'facebook-graph',
  'twilio',
  'custom',
  'paypal',
  'notion',
  'acme-billing',
  'zebra',
  'night-shift',
];

export const BrandStories = () => (
  <Section title="Brands">
    <Group gap="sm">
      {SLUGS.map((slug) => (
        <BrandIcon key={slug} slug={slug} name={slug} />
      ))}
    </Group>
  </Section>
);
