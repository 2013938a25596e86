import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';
import { lastInStream } from '#src/body/stream-error.ts';
import { quote } from '#src/observations/formatting.ts';
import type { ObservedResponse } from '#src/observations/observation.ts';

const MAX_REASON = 60;

/** Why a model wrote no more, by the name of the reason. */
const STOPS: readonly (readonly [RegExp, string])[] = [
  [
    /^refus(?:al|ed)$/i,
    'The API responded, but the model refused to answer, by the policy of its provider. The {key} is not the reason: change what is asked.',
  ],
  [
    /^(?:content_?filter(?:ed)?|safety|image_safety|recitation|blocklist|prohibited_content|spii|error_toxic|guardrail_intervened)$/i,
    'The API responded, but a content filter of the provider stopped the text of the model. The {key} is not the reason: change the content.',
  ],
  [
    /^(?:length|model_length|max_(?:output_|completion_)?tokens|model_context_window_exceeded)$/i,
    'The call succeeded, but the text of the model ends early, at the limit of tokens: allow more of them, or ask for less.',
  ],
];

/** OpenAI's form, and what took it over; a refusal has a field of its own. */
const inChoices = ({ choices, model, object }: JsonObject): string | undefined => {
  const choice = asObject(listOf(choices)[0]);
  if (choice === undefined) return undefined;
  const message = asObject(choice.message) ?? asObject(choice.delta);
  const isText = message !== undefined || typeof choice.text === 'string';
  if (!isText && model === undefined && object === undefined) return undefined;
  return asText(message?.refusal) === undefined ? asText(choice.finish_reason) : 'refusal';
};

/** OpenAI's Responses. */
const inResponse = ({ object, incomplete_details: details, output }: JsonObject): string | undefined => {
  if (object !== 'response') return undefined;
  const parts = listOf(output).flatMap((one) => listOf(asObject(one)?.content));
  const isRefused = parts.some((part) => asObject(part)?.type === 'refusal');
  return isRefused ? 'refusal' : asText(asObject(details)?.reason);
};

/** Anthropic, and an event of its streams; Bedrock; Gemini; Cohere; Ollama: with what only a model's text has beside it. */
const inOthers = (object: JsonObject): string | undefined => {
  const { type, usage, message, output } = object;
  const candidate = asObject(listOf(object.candidates)[0]);
  if (candidate !== undefined) return asText(candidate.finishReason);
  if (type === 'message_delta') return asText(asObject(object.delta)?.stop_reason);
  if (type === 'message' && object.role === 'assistant') return asText(object.stop_reason);
  if (asObject(usage) !== undefined && asObject(output) !== undefined) return asText(object.stopReason);
  if (asObject(message)?.role !== 'assistant') return undefined;
  return asText(object.finish_reason) ?? asText(object.done_reason);
};

const reasonIn = (object: JsonObject): string | undefined =>
  inChoices(object) ?? inResponse(object) ?? inOthers(object);

/** What kept a model from writing what was asked, in a response that is a success; undefined if it is complete, and for what is no model's. */
export const explainStop = (observed: ObservedResponse): string | undefined => {
  const { response, body, noun } = observed;
  if (response.status !== 200) return undefined;
  const object = body.kind === 'json' ? asObject(body.value) : undefined;
  const reason = object === undefined ? lastInStream(body, reasonIn) : reasonIn(object);
  const words = reason && STOPS.find(([pattern]) => pattern.test(reason))?.[1];
  return (
    words && `${words.replaceAll('{key}', noun)} The reason is “${quote(observed, reason, MAX_REASON)}”.`
  );
};
