import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import classes from '#src/features/testing/request.module.css';
import type { ApiAddress } from '#src/shared/keys/key-choices.ts';
import type { RequestValues } from '#src/shared/request/request-values.ts';

interface EndpointFieldProps {
  form: UseFormReturnType<RequestValues>;
  api: ApiAddress;
}

/** A path under the key's base URL, a host with a path, or a full URL. */
export const EndpointField = ({ form, api }: EndpointFieldProps) => (
  <TextInput
    aria-label="Endpoint"
    placeholder={api.baseUrl === null ? 'https://api.example.com/v1/items' : '/v1/items'}
    spellCheck={false}
    autoCapitalize="off"
    autoComplete="off"
    inputMode="url"
    enterKeyHint="send"
    className={classes.endpoint}
    classNames={{ input: classes.mono }}
    {...form.getInputProps('endpoint')}
  />
);
