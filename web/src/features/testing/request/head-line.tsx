import { Box, Button, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { SaveEndpoint } from '#src/features/endpoints/offers/save-endpoint.tsx';
import { type FormEnvironment, shownEndpoint } from '#src/features/environments/offers/form-variables.ts';
import { addressOf } from '#src/features/keys/offers/key-choices.ts';
import { type ChosenCall, idOf } from '#src/features/requests/offers/call-choices.ts';
import { KeySelect } from '#src/features/requests/offers/key-select.tsx';
import { toRequest } from '#src/features/requests/offers/open-request.ts';
import { keepAsSaved, useTabDraft } from '#src/features/requests/offers/request-tabs.ts';
import { type RequestValues, sentEndpoint } from '#src/features/requests/offers/request-values.ts';
import classes from '#src/features/testing/request/request.module.css';
import { ResolvedUrl } from '#src/features/testing/request/resolved-url.tsx';
import type { RequestFormProps, useRequestForm } from '#src/features/testing/request/use-request-form.ts';
import { formatCount } from '#src/lib/format.ts';

const EnvironmentSwitch = lazy(async () => ({
  default: (await import('#src/features/environments/offers/environment-switch.tsx')).EnvironmentSwitch,
}));
const CallPreview = lazy(async () => ({
  default: (await import('#src/features/testing/request/call-preview.tsx')).CallPreview,
}));

interface CallLineProps {
  values: RequestValues;
  chosen: ChosenCall | undefined;
  withheldUrl: string | undefined;
  environment: FormEnvironment;
  /** What the fields say is wrong with them. */
  errors: object;
}

/** What the call will do; until the preview is loaded, and without a key, only where it goes. */
const CallLine = ({ values, chosen, withheldUrl, environment, errors }: CallLineProps) => {
  const url = (
    <div className={classes.callLine}>
      <Text size="xs" c="dimmed" component="div" className={classes.url}>
        <ResolvedUrl
          typed={shownEndpoint(sentEndpoint(values), environment)}
          api={addressOf(chosen)}
          hasKey={chosen !== undefined}
        />
      </Text>
    </div>
  );
  if (chosen === undefined) return url;
  return (
    <Suspense fallback={url}>
      <CallPreview values={values} choice={chosen} withheldUrl={withheldUrl} errors={errors} />
    </Suspense>
  );
};

/** As wide as the button that is loaded: what stands beside it must not move. */
const EnvironmentPlace = () => (
  <Button size="xs" leftSection={<Box w={16} />} className={classes.environmentPlace} aria-hidden disabled>
    Environments
  </Button>
);

interface HeadLineProps {
  props: RequestFormProps;
  request: ReturnType<typeof useRequestForm>;
}

/** The key and where the request goes with it, or why it does not go; then what else belongs to the whole request. */
export const HeadLine = ({ props, request }: HeadLineProps) => {
  const { choices, chosen, withheldUrl } = props;
  const { form, environment } = request;
  const { lostHeaders } = useTabDraft(props.tabId);
  return (
    <div className={classes.headLine}>
      <div className={classes.keyChip}>
        <KeySelect
          isChip
          choices={choices}
          chosen={chosen}
          onChoose={request.choose}
          error={form.errors.apiKeyId}
        />
      </div>
      <CallLine
        values={form.values}
        chosen={chosen}
        withheldUrl={withheldUrl}
        environment={environment}
        errors={form.errors}
      />
      <div className={classes.headActions}>
        <Suspense fallback={<EnvironmentPlace />}>
          <EnvironmentSwitch
            providerId={chosen?.provider?.id}
            chosen={idOf(chosen)}
            isNamed={props.isNamed}
            onChoose={request.choose}
          />
        </Suspense>
        <SaveEndpoint
          isDirect
          request={() => toRequest(form.values, idOf(chosen))}
          providerId={chosen?.provider?.id}
          leftOut={lostHeaders === undefined ? [] : [formatCount(lostHeaders, 'header')]}
          // From now on the request is that endpoint's, and Save updates it.
          onSaved={({ id }) => {
            form.setFieldValue('savedEndpointId', id);
            keepAsSaved(props.tabId, { ...form.getValues(), savedEndpointId: id });
          }}
        />
      </div>
    </div>
  );
};
