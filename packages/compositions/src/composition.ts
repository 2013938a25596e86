import type { CallMethod } from '@gatehouse/contract/testing.ts';
import type { z } from 'zod';

/** A JMESPath expression over `{inputs, steps}`, and where it says so `response`. Its value is a text, a number or a boolean. */
type Computed = { jmespath: string };
/** The same for any JSON value. */
type ComputedJson = { json: string };

export type TextTemplate = string | Computed;

/** JSON with computed values in it. The names are fixed: no value can add one. */
export type BodyTemplate =
  | string
  | number
  | boolean
  | null
  | Computed
  | ComputedJson
  | readonly BodyTemplate[]
  | { readonly [name: string]: BodyTemplate };

/** What must be true of a response for the next step to begin. */
type Expectation = {
  /** JMESPath over `{inputs, steps, response}`. */
  that: string;
  /** `fail`: the run fails with this text. `done`: the run is completed, because there is nothing left to do. */
  otherwise: { fail: TextTemplate } | { done: TextTemplate };
};

export type StepDefinition = {
  id: string;
  title: string;
  /** The slug of a built-in provider, or of a curated entry in the catalog. */
  provider: string;
  method: CallMethod;
  /** A path below the provider's base URL. A `{placeholder}` is a part of one segment. */
  endpoint: string;
  /** JMESPath over `{inputs, steps}` for each placeholder. */
  placeholders?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, TextTemplate>>;
  /** Fixed texts: no value gets into a header. */
  headers?: Readonly<Record<string, string>>;
  body?: BodyTemplate;
  /** Checked in this order, after the status. */
  expect?: readonly Expectation[];
  /** JMESPath over `{inputs, steps, response}`: what later steps get of the response. */
  output: string;
  /** The step creates, changes or sends something at the provider. */
  changes: boolean;
};

export type CompositionDefinition = {
  id: string;
  name: string;
  description: string;
  tags: readonly string[];
  /** Each property has a title, a description and a default. */
  inputs: z.ZodObject;
  steps: readonly [StepDefinition, ...StepDefinition[]];
  /** JMESPath over `{inputs, steps}`. */
  output: string;
  /** JSON Schema of the output. */
  outputSchema: Readonly<Record<string, unknown>>;
};

export const defineComposition = (composition: CompositionDefinition): CompositionDefinition => composition;
