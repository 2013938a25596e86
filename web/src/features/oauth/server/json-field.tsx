import { Textarea } from '@mantine/core';
import classes from '#src/features/oauth/config.module.css';
import { type ConfigFormState, isIgnoredParams } from '#src/features/oauth/config-values.ts';
import { FieldHint } from '#src/features/oauth/field-hint.tsx';

interface JsonFieldProps {
  form: ConfigFormState;
  name: 'additionalParams' | 'tokenParams';
  label: string;
  description: string;
  placeholder: string;
  /** What is not done with a text that is no JSON object: `no additional parameters are sent`. */
  ignored: string;
}

/** Parameters that are typed as a JSON object. */
export const JsonField = ({ form, name, ignored, ...texts }: JsonFieldProps) => (
  <div>
    <Textarea
      {...form.getInputProps(name)}
      {...texts}
      rows={4}
      spellCheck={false}
      classNames={{ input: classes.code }}
    />
    <FieldHint>
      {isIgnoredParams(form.values[name])
        ? `This is not a JSON object yet. If you save it like this, ${ignored}.`
        : undefined}
    </FieldHint>
  </div>
);
