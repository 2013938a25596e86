import {
  MAX_WEBHOOK_RESPONSE,
  type SendWebhookInput,
  type VerificationCode,
  type VerificationCodeInput,
  type WebhookDelivery,
} from '@gatehouse/contract/webhooks.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { WebhookFacts } from '@gatehouse/knowledge/schema/webhook.ts';
import { findWebhookFacts } from '@gatehouse/knowledge/webhook-templates.ts';
import { OutboundError, type OutboundErrorCode } from '@gatehouse/outbound/errors.ts';
import { isLocalHost } from '@gatehouse/outbound/local-host.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { type PreparedDelivery, prepareDelivery } from '@gatehouse/webhooks/prepare-delivery.ts';
import { secretProblem } from '@gatehouse/webhooks/sign.ts';
import { verdictOf } from '@gatehouse/webhooks/verdict.ts';
import { verificationCode } from '@gatehouse/webhooks/verification/verification-code.ts';
import type { Deps } from '#src/deps.ts';
import { AppError, notFound, rejected } from '#src/errors.ts';
import { maskedSecretsOf, withoutOwnSecrets } from '#src/features/calls/own-secrets.ts';
import { type ReadResponse, readForeignResponse } from '#src/features/calls/reading/response-reader.ts';
import { rememberSecret } from '#src/logging/known-secrets.ts';
import type { ResponseDelivery } from '#src/trpc.ts';

/** Enough for the characters that are shown, in any encoding, and for a mask that is shorter than what it stands for. */
const MAX_BYTES = 8 * MAX_WEBHOOK_RESPONSE;

const roundMs = (ms: number): number => Math.round(ms * 100) / 100;

const requireTemplate = (id: string): WebhookFacts => {
  const template = findWebhookFacts(openKnowledge(), id);
  if (template === undefined) throw notFound('Webhook template');
  return template;
};

/**
 * Nobody types an address that a name hides, so only an address that is written as a local one counts as typed. All others
 * are automatic calls, which reach public addresses and what EGRESS_ALLOW names.
 */
const profileOf = (url: string): 'user' | 'auto' => (isLocalHost(new URL(url).hostname) ? 'user' : 'auto');

const credentialOf = (secret: string) => ({
  placement: { type: 'bearer' } as const,
  secret: { value: secret },
});

/** The beginning of a body. */
const shownBody = ({ response, body }: ReadResponse): Pick<WebhookDelivery, 'body' | 'truncated'> => {
  const { text, value, kind } = body;
  const whole = text ?? (kind === 'binary' ? String(value) : '');
  const isCut = response.truncated || response.brokenOff !== null;
  return {
    body: whole.slice(0, MAX_WEBHOOK_RESPONSE),
    truncated: isCut || whole.length > MAX_WEBHOOK_RESPONSE,
  };
};

const deliver = (
  deps: Deps,
  template: WebhookFacts,
  { headers, payload }: PreparedDelivery,
  { url, signal, sent }: { url: string; signal: AbortSignal; sent: ResponseDelivery },
): Promise<OutboundResponse> => {
  const ms = template.timeoutSeconds * 1000;
  return deps.outbound.request(profileOf(url), {
    method: 'POST',
    url,
    headers,
    body: payload,
    signal,
    traffic: sent.by === 'program' ? 'program' : 'interactive',
    maxRedirects: 0,
    hasSecretBody: true,
    keepPartial: true,
    heldUntil: sent.done,
    giveWay: sent.giveWay,
    limits: { headersMs: ms, totalMs: ms, wireBytes: MAX_BYTES, decodedBytes: MAX_BYTES },
  });
};

/** Errors that are not the receiver's: the provider would not have met them. */
const ownReasons = new Set<OutboundErrorCode>(['blocked', 'bad_request', 'bad_url', 'aborted', 'closed']);

const failedDelivery = (error: unknown, template: WebhookFacts, secret: string) => {
  if (!(error instanceof OutboundError)) throw error;
  if (error.code === 'busy')
    throw new AppError('SERVICE_UNAVAILABLE', error.message, {
      retryAfterSeconds: error.retryAfterSeconds ?? 1,
    });
  return {
    status: null,
    error: withoutOwnSecrets(error.message, credentialOf(secret)),
    verdict: ownReasons.has(error.code)
      ? `Nothing was sent, so this says nothing about ${template.provider}.`
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
  sent: ResponseDelivery,
): Promise<WebhookDelivery> => {
  const template = requireTemplate(id);
  const secret = typed ?? template.secret.example;
  const problem = secret === '' ? 'The secret is empty' : secretProblem(template, secret);
  if (problem !== undefined) throw rejected('BAD_REQUEST', 'secret', problem);
  if (typed !== undefined) rememberSecret(typed);
  const prepared = await prepareDelivery(template, { url, payload, secret, now: deps.now() });
  const { shownHeaders, publicKey } = prepared;
  const common = { url, sentHeaders: shownHeaders, ...(publicKey === undefined ? {} : { publicKey }) };
  const started = performance.now();
  try {
    const given = await deliver(deps, template, prepared, { url, signal, sent });
    const secrets = maskedSecretsOf(credentialOf(secret));
    const reading = await readForeignResponse(deps, { given, secrets, for: sent.by, signal });
    const { response } = reading;
    return {
      ...common,
      status: response.status,
      statusText: response.statusText,
      responseTime: roundMs(response.totalMs),
      headers: response.headers,
      ...shownBody(reading),
      verdict: verdictOf(template, response.status),
    };
  } catch (error) {
    const responseTime = roundMs(performance.now() - started);
    return { ...common, responseTime, ...failedDelivery(error, template, secret) };
  }
};

/** A function that verifies the webhooks of a template. Throws NOT_FOUND for an unknown one. */
export const writeVerificationCode = ({ id, language }: VerificationCodeInput): VerificationCode =>
  verificationCode(requireTemplate(id), language);
