import type { Provider } from '@gatehouse/contract/providers.ts';
import { Switch, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { preferenceKey } from '#src/lib/browser-storage.ts';

/** Whether keys are verified after they are added; remembered in this browser. */
export const useVerifyAfterAdding = () =>
  useLocalStorage({
    key: preferenceKey('verify-after-adding'),
    defaultValue: true,
    getInitialValueInEffect: false,
    deserialize: (text) => text !== 'false',
  });

/** The choice whether a new key is verified, and its control for the form. */
export const useVerifyChoice = (provider: Provider | undefined) => {
  const [isOn, setOn] = useVerifyAfterAdding();
  const canVerify = provider !== undefined && provider.verification !== null;
  const control =
    provider === undefined ? null : canVerify ? (
      <Switch
        label={`Verify with ${provider.name} after adding`}
        description="Makes one call to the provider with the key. The key is stored whatever the result."
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    ) : (
      <Text size="xs" c="dimmed">
        {provider.name} has no call that only checks a key, so it cannot be verified.
      </Text>
    );
  return { verifies: canVerify && isOn, control };
};
