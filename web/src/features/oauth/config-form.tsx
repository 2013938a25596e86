import type { OauthConfig, PatchOauthConfigInput } from '@gatehouse/contract/oauth.ts';
import type { OauthSetup } from '@gatehouse/contract/oauth-setup.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { containsMask } from '@gatehouse/secrets/masks.ts';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { configDraft, configDraftId } from '#src/features/oauth/config-draft.ts';
import { ConfigFields } from '#src/features/oauth/config-fields.tsx';
import {
  CONFIG_FIELDS,
  type ConfigFormState,
  type ConfigValues,
  firstConfigValues,
  ofConfig,
  toConfigInput,
} from '#src/features/oauth/config-values.ts';
import classes from '#src/features/oauth/oauth.module.css';
import { useLoadConfig } from '#src/features/oauth/oauth-queries.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { Form, useDraftForm } from '#src/ui/form/form.tsx';
import { Conflict, useConflict } from '#src/ui/form/use-conflict.tsx';
import { atFields, useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { validateWith } from '#src/ui/form/use-lazy-validation.ts';

interface SaveConfigOptions {
  providerId: number;
  /** The saved one, which is then changed. */
  config: OauthConfig | undefined;
  form: ConfigFormState;
  onSaved: () => void;
}

/** Creates the configuration of a provider, or changes the one that is saved. */
const useSaveConfig = ({ providerId, config, form, onSaved }: SaveConfigOptions) => {
  const utils = trpc.useUtils();
  const saved = (title: string, description: string) => async (): Promise<void> => {
    // Loaded before the next step, which needs it, is shown. A failure to load it is told there.
    await utils.oauth.configs.list.invalidate();
    // A new client or token URL makes an old connection useless.
    void utils.oauth.connections.list.invalidate();
    toast({ title, description });
    onSaved();
  };
  const create = trpc.oauth.configs.create.useMutation({
    onSuccess: saved('Configuration saved', 'Your OAuth configuration has been saved successfully'),
    // The input contains a secret.
    gcTime: 0,
  });
  const change = useOperation(trpc.oauth.configs.update);
  const update = useMutation({
    mutationFn: ({ ifMatch, ...input }: PatchOauthConfigInput & { ifMatch: string | undefined }) =>
      change(input, { ifMatch }),
    onSuccess: saved('Configuration updated', 'Your OAuth configuration has been updated successfully'),
    gcTime: 0,
  });
  const { error, isPending: isBusy } = config === undefined ? create : update;
  const save = (values: ConfigValues, ifMatch: string | undefined): void => {
    const input = toConfigInput(values);
    if (config === undefined) create.mutate({ providerId, ...input });
    else update.mutate({ id: config.id, providerId, ...input, ifMatch });
  };
  const load = useLoadConfig(config?.id);
  return {
    ...useConflict({ stored: config, error, form, valuesOf: ofConfig, load, save }),
    isBusy,
    failureText:
      config === undefined ? 'Failed to save OAuth configuration' : 'Failed to update OAuth configuration',
  };
};

const PATHS = atFields(CONFIG_FIELDS);

const LABELS: Record<keyof ConfigValues, string> = {
  grant: 'Grant Type',
  clientId: 'Client ID',
  clientSecret: 'Client Secret',
  clientAuth: 'Client Authentication',
  signingAlg: 'Signing Algorithm',
  keyId: 'Key ID',
  assertionAudience: 'Audience',
  authorizationUrl: 'Authorization URL',
  tokenUrl: 'Token URL',
  issuer: 'Issuer',
  redirectUri: 'Redirect URI',
  deviceAuthorizationUrl: 'Device Authorization URL',
  pushedAuthorizationUrl: 'Pushed Authorization URL',
  usesDpop: 'DPoP',
  scopes: 'Scopes',
  additionalParams: 'Additional Parameters',
  tokenParams: 'Token Parameters',
  tokenBody: 'Token Request',
  scopeSeparator: 'Between Scopes',
  usesPkce: 'PKCE',
  clientIdParam: 'Name of the Client ID',
  accountFields: 'Account Fields',
  apiUrl: 'API Base URL',
};

/** A secret that was typed is not shown; a stored one is a mask. */
const shownOf = (name: keyof ConfigValues, value: string): string | undefined =>
  name === 'clientSecret' && !containsMask(value) ? 'The new one that is entered below' : undefined;

const schema = loadExport(() => import('#src/features/oauth/config-schema.ts'), 'validateConfig');

const deleteDialog = loadExport(
  () => import('#src/features/oauth/delete-config-dialog.tsx'),
  'DeleteConfigDialog',
);

interface ConfigFormProps {
  provider: Provider;
  /** Undefined if none is saved for the provider. */
  config: OauthConfig | undefined;
  /** Undefined if it is not known. */
  setup: OauthSetup | undefined;
  onBack: () => void;
  onSaved: () => void;
}

/** The form with its values; what differs from those that it began with is kept as a draft. */
const useConfigForm = ({ provider, config, setup }: ConfigFormProps) => {
  const draftId = configDraftId(provider.id);
  const mask = useRef<string>(undefined);
  mask.current = config?.clientSecret;
  // What is stored may change while it is edited here.
  const first = useMemo(() => firstConfigValues(config, setup, window.location.origin), [config, setup]);
  const [validate] = useState(() =>
    validateWith<ConfigValues>({
      read: () => undefined,
      load: async () => {
        const validateConfig = await schema.load();
        return (values) => validateConfig(values, mask.current);
      },
    }),
  );
  const { form } = useDraftForm(configDraft, draftId, first, { validate });
  useEffect(() => whenIdle(() => void schema.load().catch(() => undefined)), []);
  const isChanged = CONFIG_FIELDS.some((name) => form.values[name] !== first[name]);
  const discard = (): void => {
    form.setValues(first);
    form.clearErrors();
  };
  return { form, isChanged, discard };
};

const DeleteConfig = (subject: { config: OauthConfig; provider: Provider }) => {
  const [isDeleting, deleting] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={deleting.open}>
        Delete configuration
      </Button>
      <LazyDialog code={deleteDialog} {...subject} opened={isDeleting} onClose={deleting.close} />
    </>
  );
};

/** Creates or changes the configuration of a provider. */
export const ConfigForm = (props: ConfigFormProps) => {
  const { provider, config, setup, onBack, onSaved } = props;
  const { form, isChanged, discard } = useConfigForm(props);
  const { save, conflict, error, isBusy, failureText } = useSaveConfig({
    providerId: provider.id,
    config,
    form,
    onSaved: () => {
      configDraft.forget(configDraftId(provider.id));
      onSaved();
    },
  });
  const failure = useFormFailure({ form, error, pathOf: PATHS, toast: failureText });
  const submit = (): void => {
    if (!isBusy) save();
  };
  return (
    <Form form={form} onSubmit={submit} className={classes.stack}>
      <Conflict conflict={conflict} labelOf={(name) => LABELS[name]} shownOf={shownOf} />
      <ConfigFields form={form} provider={provider} setup={setup} config={config} />
      <FormFailure>{failure}</FormFailure>
      <Group justify="space-between" gap="xs" className={classes.foot}>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Group gap="xs">
          {config !== undefined && <DeleteConfig config={config} provider={provider} />}
          {isChanged && !isBusy && (
            <Button variant="subtle" color="gray" onClick={discard}>
              Discard changes
            </Button>
          )}
          <BusyButton type="submit" isBusy={isBusy}>
            {isBusy ? 'Saving...' : 'Save Configuration'}
          </BusyButton>
        </Group>
      </Group>
    </Form>
  );
};
