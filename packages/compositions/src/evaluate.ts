import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type JSONValue, search } from '@jmespath-community/jmespath';

/** What expressions see of a run. `response` is there for what belongs to one response. */
export type ExpressionScope = {
  inputs: Readonly<Record<string, JsonValue>>;
  /** The outputs of the steps that have ended. */
  steps: Readonly<Record<string, JsonValue>>;
  response?: JsonValue;
};

/** A value of a run that the next step cannot use. The message is for the user. */
export class ValueError extends Error {
  override readonly name = 'ValueError';
}

/**
 * The value of an expression. Only the definition of a composition has expressions: no value of a run is ever read as one.
 * Throws a ValueError if the values are not of the kind that it needs.
 */
export const evaluate = (expression: string, scope: ExpressionScope): JsonValue => {
  try {
    const value = search(scope as unknown as JSONValue, expression);
    // The library also finds what every object has, such as `constructor`, which is no JSON.
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    throw new ValueError('The values are not what this step expects');
  }
};
