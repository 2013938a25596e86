import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ClipboardEvent } from 'react';
import classes from '#src/features/testing/request.module.css';
import type { ApiAddress } from '#src/shared/keys/key-choices.ts';
import type { RequestValues } from '#src/shared/request/request-values.ts';

interface EndpointFieldProps {
  form: UseFormReturnType<RequestValues>;
  api: ApiAddress;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** A path under the key's base URL, a host with a path, or a full URL. */
export const EndpointField = ({ form, api, onPaste }: EndpointFieldProps) => (
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
    onPaste={onPaste}
    {...form.getInputProps('endpoint')}
  />
);
