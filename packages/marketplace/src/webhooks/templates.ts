import type { TemplateFacts } from '#src/webhooks/template.ts';
import { githubPush } from '#src/webhooks/templates/github-push.ts';
import { stripePaymentSucceeded } from '#src/webhooks/templates/stripe-payment-succeeded.ts';

/** All templates, as they are listed. A new one is a file in templates/ and a line here. */
export const TEMPLATES: readonly TemplateFacts[] = [stripePaymentSucceeded, githubPush];

/** Undefined for an unknown id. */
export const templateOf = (id: string): TemplateFacts | undefined => TEMPLATES.find((one) => one.id === id);
