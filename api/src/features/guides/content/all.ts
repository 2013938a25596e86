import type { BuiltInSlug } from '@gatehouse/contract/built-in-slugs.ts';
import type { GuideContent } from '#src/features/guides/guide-content.ts';
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

/** The hand-written guides, one per built-in provider. */
export const WRITTEN_GUIDES: Readonly<Record<BuiltInSlug, GuideContent>> = {
  openai,
  github,
  google,
  'google-cloud': googleCloud,
  stripe,
  aws,
  twitter,
  azure,
  facebook,
  'facebook-graph': facebookGraph,
  twilio,
  custom,
};
