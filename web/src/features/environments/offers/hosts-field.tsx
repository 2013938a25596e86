import { TextInput, type TextInputProps } from '@mantine/core';

/** The hosts of a text that separates them by commas or spaces. */
export const hostsIn = (text: string): string[] => text.split(/[\s,]+/).filter((host) => host !== '');

/** Where a secret variable may go. */
export const HostsField = (props: TextInputProps) => (
  <TextInput
    label="Hosts that may get it"
    description="Without any, it is sent to this machine only."
    placeholder="api.example.com, *.example.com"
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    {...props}
  />
);
