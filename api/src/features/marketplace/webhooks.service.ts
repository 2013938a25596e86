import {
  MAX_WEBHOOK_RESPONSE,
  type SendWebhookInput,
  type VerificationCode,
  type VerificationCodeInput,
  type WebhookDelivery,
} from '@gatehouse/contract/webhooks.ts';
import { type PreparedDelivery, prepareDelivery } from '@gatehouse/marketplace/webhooks/prepare-delivery.ts';
import type { TemplateFacts } from '@gatehouse/marketplace/webhooks/template.ts';
import { templateOf } from '@gatehouse/marketplace/webhooks/templates.ts';
import { verdictOf } from '@gatehouse/marketplace/webhooks/verdict.ts';
import { verificationCode } from '@gatehouse/marketplace/webhooks/verification/verification-code.ts';
import { isBeforeSending, OutboundError } from '@gatehouse/outbound/errors.ts';
import { isLocalHost } from '@gatehouse/outbound/local-host.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { Deps } from '#src/deps.ts';
import { AppError, notFound, rejected } from '#src/errors.ts';
import { withoutOwnSecrets } from '#src/features/calls/own-secrets.ts';
import { rememberSecret } from '#src/logging/known-secrets.ts';
import { readResponseBody } from '#src/response-body/read-response-body.ts';

/** A secret in a response may be written with up to so many characters for each of its own. */
const MAX_ESCAPE = 12;

const roundMs = (ms: number): number => Math.round(ms * 100) / 100;

const requireTemplate = (id: string): TemplateFacts => {
  const template = templateOf(id);
  if (template === undefined) throw notFound('Webhook template');
  return template;
};

/**
 * Nobody types an address that a name hides, so only an address that is written as a local one counts as typed. All others
 * are automatic calls, which reach public addresses and what EGRESS_ALLOW names.
 */
const profileOf = (url: string): 'user' | 'auto' => (isLocalHost(new URL(url).hostname) ? 'user' : 'auto');

/** Replaces the secret in texts of the response. */
const maskerOf =
  (secret: string) =>
  (text: string): string =>
    withoutOwnSecrets(text, { placement: { type: 'bearer' }, secret: { value: secret } });

/** The beginning of a body, without the secret. What a cut may have left of one at its end is left out too. */
const shownBody = (
  response: OutboundResponse,
  secret: string,
): Pick<WebhookDelivery, 'body' | 'truncated'> => {
  const { text, value, kind } = readResponseBody(response);
  const whole = text ?? (kind === 'binary' ? String(value) : '');
  const margin = MAX_ESCAPE * secret.length;
  const isCut = response.truncated || response.brokenOff !== null || whole.length > MAX_WEBHOOK_RESPONSE;
  const masked = maskerOf(secret)(whole.slice(0, MAX_WEBHOOK_RESPONSE + margin));
  if (!isCut) return { body: masked, truncated: false };
  const length = Math.min(MAX_WEBHOOK_RESPONSE, Math.max(0, masked.length - margin));
  return { body: masked.slice(0, length), truncated: true };
};

const deliver = (
  deps: Deps,
  template: TemplateFacts,
  { headers, payload }: PreparedDelivery,
  { url, secret, signal, sent }: { url: string; secret: string; signal: AbortSignal; sent: Promise<unknown> },
): Promise<OutboundResponse> => {
  const ms = template.timeoutSeconds * 1000;
  const bytes = 4 * (MAX_WEBHOOK_RESPONSE + MAX_ESCAPE * secret.length);
  return deps.outbound.request(profileOf(url), {
    method: 'POST',
    url,
    headers,
    body: payload,
    signal,
    traffic: 'interactive',
    maxRedirects: 0,
    hasSecretBody: true,
    keepPartial: true,
    heldUntil: sent,
    limits: { headersMs: ms, totalMs: ms, wireBytes: bytes, decodedBytes: bytes },
  });
};

const failedDelivery = (error: unknown, template: TemplateFacts, mask: (text: string) => string) => {
  if (!(error instanceof OutboundError)) throw error;
  if (error.code === 'busy')
    throw new AppError('SERVICE_UNAVAILABLE', error.message, {
      retryAfterSeconds: error.retryAfterSeconds ?? 1,
    });
  const isOurs = ['blocked', 'bad_request', 'bad_url', 'aborted', 'closed'].includes(error.code);
  return {
    status: null,
    error: mask(error.message),
    verdict: isOurs
      ? `Nothing was sent${isBeforeSending(error) ? '' : ' completely'}, so this says nothing about ${template.provider}.`
      : verdictOf(template, null),
  };
};

/**
 * Sends a webhook and returns what came back; a failure is told in `error`. Throws NOT_FOUND for an unknown template,
 * BAD_REQUEST at `secret` for a secret that the provider could not have made, and SERVICE_UNAVAILABLE if too many calls run.
 */
export const sendWebhook = async (
  deps: Deps,
  { id, url, payload, secret: typed }: SendWebhookInput,
  signal: AbortSignal,
  sent: Promise<unknown>,
): Promise<WebhookDelivery> => {
  const template = requireTemplate(id);
  const secret = typed ?? template.secret.example;
  const problem = secret === '' ? 'The secret is empty' : template.scheme.problemOf?.(secret);
  if (problem !== undefined) throw rejected('BAD_REQUEST', 'secret', problem);
  rememberSecret(secret);
  const prepared = await prepareDelivery(template, { url, payload, secret, now: deps.now() });
  const { shownHeaders, publicKey } = prepared;
  const mask = maskerOf(secret);
  const common = { url, sentHeaders: shownHeaders, ...(publicKey === undefined ? {} : { publicKey }) };
  const started = performance.now();
  try {
    const response = await deliver(deps, template, prepared, { url, secret, signal, sent });
    return {
      ...common,
      status: response.status,
      statusText: mask(response.statusText),
      responseTime: roundMs(response.totalMs),
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [mask(name), mask(value)]),
      ),
      ...shownBody(response, secret),
      verdict: verdictOf(template, response.status),
    };
  } catch (error) {
    const responseTime = roundMs(performance.now() - started);
    return { ...common, responseTime, ...failedDelivery(error, template, mask) };
  }
};

/** A function that verifies the webhooks of a template. Throws NOT_FOUND for an unknown one. */
export const writeVerificationCode = ({ id, language }: VerificationCodeInput): VerificationCode =>
  verificationCode(requireTemplate(id), language);
