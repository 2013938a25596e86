import type { ProviderFacts } from '@gatehouse/contract/providers.ts';
import { aws } from './aws.ts';
import { azure } from './azure.ts';
import { custom } from './custom.ts';
import { facebook } from './facebook.ts';
import { facebookGraph } from './facebook-graph.ts';
import { github } from './github.ts';
import { google } from './google.ts';
import { googleCloud } from './google-cloud.ts';
import { openai } from './openai.ts';
import { stripe } from './stripe.ts';
import { twilio } from './twilio.ts';
import { twitter } from './twitter.ts';

/** The built-in providers, in the order of `BUILT_IN_SLUGS`. */
export const BUILT_IN_PROVIDERS: readonly ProviderFacts[] = [
  openai,
  github,
  google,
  googleCloud,
  stripe,
  aws,
  twitter,
  azure,
  facebook,
  facebookGraph,
  twilio,
  custom,
];
