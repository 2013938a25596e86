import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { Deps } from '#src/deps.ts';
import { maskedValue, textsOf, type ValueToMask, withTexts } from '#src/features/marketplace/masked-value.ts';
import { toView } from '#src/logging/byte-view.ts';
import { searchedViews } from '#src/logging/stored-spans.ts';
import { createBoundedWork, lengthOf } from '#src/worker-threads/bounded-work.ts';

const masking = createBoundedWork<ValueToMask, JsonValue>(
  new URL('./mask-thread.ts', import.meta.url),
  maskedValue,
);

/** Ends the thread that masks long values of runs. */
export const endRunMasking = masking.end;

const NOT_SHOWN = 'This text is not shown, because it could not be read for secrets in time.';

/**
 * A value as it may be kept, shown and passed on to the next step: no text in it contains a secret of this installation, or
 * one of `own`, or looks like a key. Where that cannot be said in time, it has none of its texts.
 */
export const maskValue = async <Value extends JsonValue>(
  deps: Pick<Deps, 'secrets'>,
  value: Value,
  own: readonly string[] = [],
): Promise<Value> => {
  const texts = textsOf(value);
  const secrets: string[] = [];
  for await (const page of deps.secrets(searchedViews(texts.map((text) => toView(text)))))
    secrets.push(...page);
  const masked = await masking.run({ value, own, secrets }, { length: lengthOf(texts) });
  return (masked ?? withTexts(value, NOT_SHOWN)) as Value;
};
