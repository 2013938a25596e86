import { createHash } from 'node:crypto';
import { COMPOSITIONS } from '@gatehouse/compositions/all.ts';
import type { CompositionDefinition } from '@gatehouse/compositions/composition.ts';
import { describeComposition } from '@gatehouse/compositions/describe.ts';
import { readInputs } from '@gatehouse/compositions/read-inputs.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { Composition } from '@gatehouse/contract/compositions.ts';
import type { Deps } from '#src/deps.ts';
import { AppError, notFound } from '#src/errors.ts';
import { maskValue } from '#src/features/marketplace/mask-run.ts';

export const listCompositions = (): Composition[] => COMPOSITIONS.map(describeComposition);

/** Throws NOT_FOUND. */
export const findComposition = (id: string): CompositionDefinition => {
  const found = COMPOSITIONS.find((composition) => composition.id === id);
  if (found === undefined) throw notFound('Composition');
  return found;
};

/** The same for the same steps: what they call, with which values, and what becomes of the responses. */
export const definitionOf = ({ steps, output }: CompositionDefinition): string =>
  createHash('sha256')
    .update(JSON.stringify([steps, output]))
    .digest('hex');

/**
 * The inputs of a run. Throws BAD_REQUEST that names each input that does not fit, that is unknown, or that contains a
 * secret: they are kept with the run, and sent to providers other than the secret's.
 */
export const checkInputs = async (
  deps: Pick<Deps, 'secrets'>,
  composition: CompositionDefinition,
  given: Readonly<Record<string, JsonValue>>,
): Promise<Record<string, JsonValue>> => {
  const { inputs, issues } = readInputs(composition, given);
  if (issues !== undefined)
    throw new AppError('BAD_REQUEST', issues[0]?.message ?? 'Invalid input', { issues });
  const masked = await maskValue(deps, inputs);
  const secret = Object.keys(inputs).filter(
    (name) => JSON.stringify(masked[name]) !== JSON.stringify(inputs[name]),
  );
  if (secret.length > 0) {
    const message = 'Contains what is or looks like a secret: inputs are kept, and sent to providers';
    throw new AppError('BAD_REQUEST', message, {
      issues: secret.map((name) => ({ path: ['inputs', name], message })),
    });
  }
  return inputs;
};
