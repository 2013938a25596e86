import { lazy, Suspense, useState } from 'react';
import type { ConfigFormState } from '#src/features/oauth/config-values.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

const NAMES = [
  ...(['tokenParams', 'tokenBody', 'scopeSeparator', 'usesPkce', 'clientIdParam'] as const),
  ...(['accountFields', 'apiUrl'] as const),
];

/** Few servers need them. */
const Fields = lazy(async () => ({
  default: (await import('#src/features/oauth/server/server-field-inputs.tsx')).ServerFieldInputs,
}));

/** How the login server differs from others. Shown at first where something of it is set. */
export const ServerFields = ({ form }: { form: ConfigFormState }) => {
  const isUsed = NAMES.some((name) => form.values[name] !== '');
  const hasError = NAMES.some((name) => form.errors[name] !== undefined);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = hasError || (chosen ?? isUsed);
  return (
    <Disclosure
      label="Token requests and URLs of this server"
      isOpen={isOpen}
      onToggle={() => setChosen(!isOpen)}
    >
      {isOpen && (
        <Suspense>
          <Fields form={form} />
        </Suspense>
      )}
    </Disclosure>
  );
};
