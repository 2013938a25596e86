import { createOutbound } from '@gatehouse/outbound/outbound.ts';
import type { Llm } from '#src/llm/llm.ts';
import { createOpenAiLlm } from '#src/llm/openai-llm.ts';
import { createLog } from '#src/logging/log.ts';
import type { SecretsIn } from '#src/logging/stored-spans.ts';
import { type Received, startUpstream } from '#test/upstream.ts';

/** How the model's server reacts to a request. */
type LlmBehavior =
  /** Responds with this text as the model's output. */
  | { says: string }
  /** Creates its output from the candidates it received. */
  | { picks: (ids: string[]) => unknown }
  | { status: number; body?: string; location?: string }
  | { hangs: true };

export type LlmServer = {
  /** http://127.0.0.1:<port> */
  url: string;
  llm: Llm;
  /** What was sent to the model, oldest first. */
  received: Received[];
  behave: (behavior: LlmBehavior) => void;
  /** The secrets that a prompt is compared with; none by default. */
  compareWith: (secrets: SecretsIn) => void;
  close: () => Promise<void>;
};

/** The candidates in a prompt, as the model reads them. */
const candidatesIn = (body: string): { id: string; name: string }[] => {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
  const data = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}');
  return JSON.parse(data.candidates);
};

const completion = (content: string): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  });

/** An OpenAI-compatible server on loopback, and a model that uses it through the real client and real outbound calls. */
export const startLlmServer = async ({
  timeoutMs = 20_000,
  apiKey = undefined as string | undefined,
} = {}): Promise<LlmServer> => {
  let behavior: LlmBehavior = { hangs: true };
  const upstream = await startUpstream((call, _request, response) => {
    if ('hangs' in behavior) return;
    if ('status' in behavior) {
      const { status, body = '{}', location } = behavior;
      response
        .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
        .end(body);
      return;
    }
    const output =
      'says' in behavior
        ? behavior.says
        : JSON.stringify(behavior.picks(candidatesIn(call.body).map(({ id }) => id)));
    response.writeHead(200, { 'content-type': 'application/json' }).end(completion(output));
  });
  let secrets: SecretsIn = async function* () {};
  const outbound = createOutbound({ localNetworks: true, egressAllow: [], forbidden: () => [] });
  const llm = createOpenAiLlm({
    config: { apiKey, baseUrl: `${upstream.url}/v1`, model: 'stand-in' },
    outbound,
    log: createLog('silent'),
    secrets: (views) => secrets(views),
    timeoutMs,
  });
  return {
    url: upstream.url,
    llm,
    received: upstream.received,
    behave: (next) => {
      behavior = next;
    },
    compareWith: (next) => {
      secrets = next;
    },
    close: async () => {
      await outbound.close();
      await upstream.close();
    },
  };
};
