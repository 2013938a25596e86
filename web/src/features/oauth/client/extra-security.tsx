import { hasRedirect } from '@gatehouse/contract/plain/oauth-wizard.ts';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import classes from '#src/features/oauth/config.module.css';
import type { ConfigFormState } from '#src/features/oauth/config-values.ts';
import { UrlField } from '#src/features/oauth/login-fields.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

interface ExtraSecurityProps {
  form: ConfigFormState;
  providerName: string;
}

/** What few servers want: pushed logins (PAR) and tokens that are bound to a key (DPoP). Shown at first where it is used. */
export const ExtraSecurity = ({ form, providerName }: ExtraSecurityProps) => {
  const { grant, pushedAuthorizationUrl, usesDpop } = form.values;
  const isUsed = usesDpop || (hasRedirect({ grant }) && pushedAuthorizationUrl !== '');
  const hasError = form.errors.pushedAuthorizationUrl !== undefined;
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = hasError || (chosen ?? isUsed);
  return (
    <Disclosure
      label={hasRedirect({ grant }) ? 'Pushed logins (PAR) and bound tokens (DPoP)' : 'Bound tokens (DPoP)'}
      isOpen={isOpen}
      onToggle={() => setChosen(!isOpen)}
    >
      <div className={classes.extra}>
        {hasRedirect({ grant }) && (
          <div>
            <UrlField
              form={form}
              name="pushedAuthorizationUrl"
              label="Pushed Authorization URL"
              description={`Only if ${providerName} takes no login that was not sent to it before`}
              isOptional
            />
          </div>
        )}
        <Switch
          {...form.getInputProps('usesDpop', { type: 'checkbox' })}
          label="Bind tokens to a key (DPoP)"
          description={`Only if ${providerName} gives no other tokens. Each connection gets a key of its own.`}
        />
      </div>
    </Disclosure>
  );
};
