import type { z } from 'zod';

/** A question to the model. Only `instructions` and `fields` are sent. */
export type LlmQuestion<T> = {
  /** Letters, digits, `_` and `-`; the name of the response format. */
  name: string;
  /** The schema of the answer. `answerOf` enforces it, because not every server does. */
  schema: z.ZodType<T>;
  /** Our own text, without any text from elsewhere. */
  instructions: string;
  /** The input data by name. The model is told that these are data; each is truncated to `MAX_FIELD_LENGTH`. */
  fields: Readonly<Record<string, string>>;
};

/** A valid answer, or the reason why there is none, as the continuation of a sentence that starts with "the model". */
export type LlmAnswer<T> = { ok: true; value: T } | { ok: false; reason: string };

/** The configured model. It is always optional: every caller has a fallback. */
export type Llm = {
  /** Its name, for display. */
  model: string;
  /** Never throws because of the model or the connection to it; resolves within the time limit, or when `signal` aborts. */
  answerOf: <T>(question: LlmQuestion<T>, signal: AbortSignal) => Promise<LlmAnswer<T>>;
};
