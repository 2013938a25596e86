import type { Provider } from '@gatehouse/contract/providers.ts';
import { aws } from '#src/features/applications/platforms/aws.ts';
import { azure } from '#src/features/applications/platforms/azure.ts';
import { facebook } from '#src/features/applications/platforms/facebook.ts';
import { facebookGraph } from '#src/features/applications/platforms/facebook-graph.ts';
import { github } from '#src/features/applications/platforms/github.ts';
import { google } from '#src/features/applications/platforms/google.ts';
import { googleCloud } from '#src/features/applications/platforms/google-cloud.ts';
import { linkedin } from '#src/features/applications/platforms/linkedin.ts';
import { openai } from '#src/features/applications/platforms/openai.ts';
import { otherPlatform } from '#src/features/applications/platforms/other.ts';
import type { PlatformFacts } from '#src/features/applications/platforms/platform-facts.ts';
import { reddit } from '#src/features/applications/platforms/reddit.ts';
import { slack } from '#src/features/applications/platforms/slack.ts';
import { spotify } from '#src/features/applications/platforms/spotify.ts';
import { stripe } from '#src/features/applications/platforms/stripe.ts';
import { tiktok } from '#src/features/applications/platforms/tiktok.ts';
import { twilio } from '#src/features/applications/platforms/twilio.ts';
import { twitter } from '#src/features/applications/platforms/twitter.ts';

/** By the slug of the provider. */
export const PLATFORMS: Readonly<Record<string, PlatformFacts>> = {
  aws,
  azure,
  facebook,
  'facebook-graph': facebookGraph,
  github,
  google,
  'google-cloud': googleCloud,
  linkedin,
  openai,
  reddit,
  slack,
  spotify,
  stripe,
  tiktok,
  twilio,
  twitter,
};

/** What the platform asks; for one that nothing is known of, the questions that most platforms ask. */
export const platformOf = (
  provider: Pick<Provider, 'slug' | 'name' | 'registerUrl' | 'developerPortalUrl'>,
): PlatformFacts =>
  Object.hasOwn(PLATFORMS, provider.slug)
    ? (PLATFORMS[provider.slug] as PlatformFacts)
    : otherPlatform(provider);
