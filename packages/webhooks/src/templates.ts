import type { TemplateFacts } from '#src/template.ts';
import { discordApplicationAuthorized } from '#src/templates/discord-application-authorized.ts';
import { githubPush } from '#src/templates/github-push.ts';
import { gitlabIssueOpened } from '#src/templates/gitlab-issue-opened.ts';
import { gitlabPush } from '#src/templates/gitlab-push.ts';
import { linearIssueCreated } from '#src/templates/linear-issue-created.ts';
import { openaiResponseCompleted } from '#src/templates/openai-response-completed.ts';
import { paypalCaptureCompleted } from '#src/templates/paypal-capture-completed.ts';
import { sendgridEmailDelivered } from '#src/templates/sendgrid-email-delivered.ts';
import { shopifyOrderCreated } from '#src/templates/shopify-order-created.ts';
import { slackAppMention } from '#src/templates/slack-app-mention.ts';
import { standardWebhooksContactCreated } from '#src/templates/standard-webhooks-contact-created.ts';
import { stripePaymentSucceeded } from '#src/templates/stripe-payment-succeeded.ts';
import { twilioMessageReceived } from '#src/templates/twilio-message-received.ts';

/** All templates, as they are listed. A new one is a file in templates/ and a line here. */
export const TEMPLATES: readonly TemplateFacts[] = [
  stripePaymentSucceeded,
  githubPush,
  slackAppMention,
  twilioMessageReceived,
  openaiResponseCompleted,
  shopifyOrderCreated,
  sendgridEmailDelivered,
  discordApplicationAuthorized,
  gitlabPush,
  gitlabIssueOpened,
  linearIssueCreated,
  paypalCaptureCompleted,
  standardWebhooksContactCreated,
];

/** Undefined for an unknown id. */
export const templateOf = (id: string): TemplateFacts | undefined => TEMPLATES.find((one) => one.id === id);
