import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { Composition, CompositionStep } from '@gatehouse/contract/compositions.ts';
import type { CompositionDefinition, StepDefinition } from '#src/composition.ts';
import { inputSchemaOf } from '#src/read-inputs.ts';

/** A step as callers see it. */
export const describeStep = ({
  id,
  title,
  provider,
  method,
  endpoint,
  changes,
}: StepDefinition): CompositionStep => ({ id, title, provider, method, endpoint, changes });

/** A composition as callers see it. */
export const describeComposition = (composition: CompositionDefinition): Composition => ({
  id: composition.id,
  name: composition.name,
  description: composition.description,
  tags: [...composition.tags],
  steps: composition.steps.map(describeStep),
  inputSchema: inputSchemaOf(composition),
  outputSchema: composition.outputSchema as Record<string, JsonValue>,
});
