import type { z } from 'zod';

/** A question to the model. What is sent is `instructions` and `fields`, nothing else. */
export type LlmQuestion<T> = {
  /** Of letters, digits, `_` and `-`; names the form of the answer to the model. */
  name: string;
  /** The form of the answer. Its bounds are kept by `answerOf`: not every server knows them. */
  schema: z.ZodType<T>;
  /** Written by us, without a word of anybody else's. */
  instructions: string;
  /** What the question is about, by name. The model is told that these are data; each is cut to `MAX_FIELD_LENGTH`. */
  fields: Readonly<Record<string, string>>;
};

/** An answer in the agreed form, or why there is none, to follow "the model". */
export type LlmAnswer<T> = { ok: true; value: T } | { ok: false; reason: string };

/** The configured model. It is never a condition: whoever asks has an answer of their own. */
export type Llm = {
  /** Its name, to be shown. */
  model: string;
  /** Never throws for what the model or the way to it does; ends within the time limit, or when `signal` aborts. */
  answerOf: <T>(question: LlmQuestion<T>, signal: AbortSignal) => Promise<LlmAnswer<T>>;
};
