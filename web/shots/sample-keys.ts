import type { Seed } from '../e2e/seed.ts';

/** The time this many days of 24 hours ago; in the future if `days` is negative. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** Keys in every state that a row can show: fresh, due for rotation, about to expire, with a long name. */
export const severalKeys = async (seed: Seed): Promise<void> => {
  await seed.key({ provider: 'custom', name: 'Billing service of the Berlin office', keyType: 'staging' });
  await seed.key({
    provider: 'twilio',
    name: 'Order notifications',
    keyType: 'production',
    tags: ['shop', 'notifications'],
  });
  await seed.key({
    provider: 'stripe',
    name: 'Shop checkout',
    keyType: 'production',
    tags: ['shop', 'Berlin', 'payment team', 'audited 2026'],
    lastRotated: daysAgo(113),
    expiresAt: daysAgo(-5),
    apiKey: 'sk_live_0123456789abcdef',
  });
  await seed.key({
    provider: 'github',
    name: 'Release bot',
    lastRotated: daysAgo(97),
    apiKey: 'ghp_abcdefghijklmnopqrstuvwxyz0123456789',
  });
  await seed.key({ provider: 'google-cloud', name: 'Maps', expiresAt: daysAgo(-200) });
  await seed.key({
    provider: 'openai',
    name: 'Support assistant',
    apiKey: 'sk-proj-abcdefghijklmnopqrstuvwxyz0123456789',
  });
};
