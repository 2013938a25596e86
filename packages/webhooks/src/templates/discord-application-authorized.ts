import { discordScheme } from '#src/signatures/discord.ts';
import { compact, type TemplateFacts } from '#src/template.ts';

export const discordApplicationAuthorized: TemplateFacts = {
  id: 'discord-application-authorized',
  provider: 'Discord',
  event: 'APPLICATION_AUTHORIZED',
  description: 'A user added your app to their account or to a server.',
  endpoint: '/webhooks/discord',
  // Discord documents no User-Agent.
  headers: { 'Content-Type': 'application/json' },
  payload: compact({
    version: 1,
    application_id: '1234560123453231555',
    type: 1,
    event: {
      type: 'APPLICATION_AUTHORIZED',
      timestamp: '2026-11-22T11:59:59.248201',
      data: {
        integration_type: 1,
        scopes: ['applications.commands'],
        user: {
          id: '80351110224678912',
          username: 'nelly',
          discriminator: '0',
          global_name: 'Nelly',
          avatar: '8342729096ea3675442027381ff50dfe',
          bot: false,
          public_flags: 64,
        },
      },
    },
  }),
  scheme: discordScheme,
  secret: {
    label: 'Text for the key pair',
    help: 'Discord signs with a private key that nobody else has. Type any text: a key pair is derived from it. Give its public key to your receiver in place of the Public Key under General Information of the app.',
    example: 'example of a key pair for Discord',
    variable: 'DISCORD_PUBLIC_KEY',
  },
  note: "Signed with a key pair that is derived from the text, not with Discord's: a receiver that has the Public Key of a real app rejects this delivery.",
  timeoutSeconds: 3,
  afterwards: {
    accepted:
      'Discord asks for status 204 without a body within three seconds, and does not say what it does after another 2xx status.',
    failed: 'Discord would repeat the event several times with growing intervals, for up to ten minutes.',
    statuses: { 204: 'Discord would count this event as received.' },
  },
  source: { url: 'https://docs.discord.com/developers/events/webhook-events', checkedOn: '2026-11-22' },
  example: {
    basis: 'documented',
    url: 'https://docs.discord.com/developers/events/webhook-events',
    checkedOn: '2026-11-23',
  },
};
