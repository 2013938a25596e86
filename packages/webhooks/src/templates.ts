import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { Signature, WebhookFacts } from '@gatehouse/knowledge/schema/webhook.ts';
import { webhookFacts } from '@gatehouse/knowledge/webhook-templates.ts';
import type { Scheme } from '#src/scheme.ts';
import { discordScheme } from '#src/signatures/discord.ts';
import { githubScheme } from '#src/signatures/github.ts';
import { gitlabSigningTokenScheme, gitlabTokenScheme } from '#src/signatures/gitlab.ts';
import { linearScheme } from '#src/signatures/linear.ts';
import { paypalScheme } from '#src/signatures/paypal.ts';
import { sendgridScheme } from '#src/signatures/sendgrid.ts';
import { shopifyScheme } from '#src/signatures/shopify.ts';
import { slackScheme } from '#src/signatures/slack.ts';
import { standardWebhooksScheme } from '#src/signatures/standard-webhooks.ts';
import { stripeScheme } from '#src/signatures/stripe.ts';
import { twilioScheme } from '#src/signatures/twilio.ts';

const SCHEMES: Readonly<Record<Signature, Scheme>> = {
  discord: discordScheme,
  github: githubScheme,
  'gitlab-signing-token': gitlabSigningTokenScheme,
  'gitlab-token': gitlabTokenScheme,
  linear: linearScheme,
  paypal: paypalScheme,
  sendgrid: sendgridScheme,
  shopify: shopifyScheme,
  slack: slackScheme,
  'standard-webhooks': standardWebhooksScheme,
  stripe: stripeScheme,
  twilio: twilioScheme,
};

/** One event of a provider, and how it is signed. */
export type TemplateFacts = WebhookFacts & { scheme: Scheme };

/** All templates, as they are listed. */
export const templatesOf = (knowledge: Knowledge): TemplateFacts[] =>
  webhookFacts(knowledge).map((facts) => ({ ...facts, scheme: SCHEMES[facts.signature] }));

/** Undefined for an unknown id. */
export const templateOf = (knowledge: Knowledge, id: string): TemplateFacts | undefined =>
  templatesOf(knowledge).find((one) => one.id === id);
