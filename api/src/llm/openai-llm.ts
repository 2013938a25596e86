import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { Outbound } from '@gatehouse/outbound/outbound.ts';
import { exceedsBounds, parseBounded } from '@gatehouse/response/body/bounded-json.ts';
import type OpenAI from 'openai';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Env } from '#src/env.ts';
import type { Llm, LlmAnswer, LlmQuestion } from '#src/llm/llm.ts';
import { messagesFor } from '#src/llm/prompt.ts';
import type { SecretsIn } from '#src/logging/stored-spans.ts';

// Servers that do not support the response format put the object into a code block or add text around it.
const withoutWrapping = (text: string): string => {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  return start === -1 || end < start ? text : text.slice(start, end + 1);
};

/** The parsed answer; undefined if it is not JSON, too much of it, or does not match the schema. */
const parseAnswer = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  const parsed = parseBounded(withoutWrapping(text));
  return 'value' in parsed ? schema.safeParse(parsed.value).data : undefined;
};

const MiB = 1024 * 1024;
/** For the whole exchange, in ms. */
const LLM_TIMEOUT_MS = 15_000;

export type LlmOptions = {
  config: NonNullable<Env['llm']>;
  outbound: Outbound;
  log: Logger;
  /** Every secret that must not be sent, read again for each question. */
  secrets: SecretsIn;
  /** Default `LLM_TIMEOUT_MS`. */
  timeoutMs?: number;
};

/** Sent to servers that need no key, because the client requires one. */
const NO_KEY = 'none';

type Fetch = ReturnType<Outbound['fetch']>;

/** The client parses the response itself, so one that is too large for that must not reach it. */
const withinBounds =
  (send: Fetch): Fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const text = await response.text();
    if (exceedsBounds(text)) throw new Error('the response has more JSON than is parsed');
    return new Response(text === '' ? null : text, response);
  };

/** Loaded with the first question: the package would add half a second and 30 MiB to the start. */
const createClient = async ({
  config,
  outbound,
  timeoutMs = LLM_TIMEOUT_MS,
}: LlmOptions): Promise<OpenAI> => {
  const { default: Client } = await import('openai');
  // A call is ended by its overall time limit; these limits only must not end it earlier.
  const beyondLimit = 2 * timeoutMs;
  return new Client({
    apiKey: config.apiKey ?? NO_KEY,
    // Null, because otherwise the client would read each of these from the environment.
    baseURL: config.baseUrl ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: beyondLimit,
    // The person who runs the server chose this address, just as a user chooses that of a test call.
    fetch: withinBounds(
      outbound.fetch('user', {
        headersMs: beyondLimit,
        idleMs: beyondLimit,
        totalMs: beyondLimit,
        wireBytes: 2 * MiB,
        decodedBytes: 2 * MiB,
        redirects: 0,
      }),
    ),
  });
};

const ask = async <T>(
  client: OpenAI,
  model: string,
  { question, messages }: { question: LlmQuestion<T>; messages: Awaited<ReturnType<typeof messagesFor>> },
  signal: AbortSignal,
): Promise<LlmAnswer<T>> => {
  const { zodResponseFormat } = await import('openai/helpers/zod');
  const completion = await client.chat.completions.create(
    {
      model,
      messages,
      response_format: zodResponseFormat(question.schema, question.name),
    },
    { signal },
  );
  const text = completion.choices?.[0]?.message?.content;
  const value = typeof text === 'string' ? parseAnswer(question.schema, text) : undefined;
  return value === undefined ? { ok: false, reason: 'returned an invalid response' } : { ok: true, value };
};

/** The client wraps the error that fetch threw. */
const outboundErrorIn = (error: unknown): OutboundError | undefined => {
  if (error instanceof OutboundError) return error;
  return error instanceof Error && error.cause !== undefined ? outboundErrorIn(error.cause) : undefined;
};

const reasonFor = (error: unknown): string => {
  const { status } = error as { status?: unknown };
  if (typeof status === 'number') return `responded with status ${status}`;
  const unreached = outboundErrorIn(error);
  return unreached === undefined
    ? 'returned an invalid response'
    : `could not be reached (${unreached.message})`;
};

/** A model behind any OpenAI-compatible endpoint. */
export const createOpenAiLlm = (options: LlmOptions): Llm => {
  const { config, log, timeoutMs = LLM_TIMEOUT_MS } = options;
  let client: Promise<OpenAI> | undefined;
  return {
    model: config.model,
    answerOf: async (question, signal) => {
      client ??= createClient(options);
      const limit = AbortSignal.timeout(timeoutMs);
      const messages = await messagesFor(question, options.secrets).catch(() => undefined);
      if (messages === undefined) {
        log.warn({}, 'the model was not asked: the stored secrets could not be read');
        return { ok: false, reason: 'was not asked, because the stored secrets could not be read' };
      }
      try {
        const asked = { question, messages };
        return await ask(await client, config.model, asked, AbortSignal.any([signal, limit]));
      } catch (error) {
        const reason = limit.aborted ? `did not respond within ${timeoutMs / 1000} s` : reasonFor(error);
        log.warn({ reason: reason.replace(/ \(.*/, '') }, 'the model gave no usable answer');
        return { ok: false, reason };
      }
    },
  };
};
