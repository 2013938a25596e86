import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import classes from '#src/features/profile/profile.module.css';
import { completenessFor } from '#src/features/profile/profile-completeness.ts';
import {
  PROFILE_LABELS,
  type ProfileField,
  type ProfileValues,
} from '#src/features/profile/profile-values.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { ProviderSelect } from '#src/features/providers/offers/provider-select.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';

interface CompletenessProps {
  values: ProfileValues;
  platformId: number | undefined;
  onPlatform: (id: number | undefined) => void;
  /** Moves to a field that is missing. */
  onField: (field: ProfileField) => void;
}

const Meter = ({
  values,
  platformId,
  onField,
}: Omit<CompletenessProps, 'onPlatform'> & { platformId: number }) => {
  const platform = trpc.applications.platform.useQuery({ providerId: platformId });
  if (platform.error !== null)
    return (
      <ErrorState
        title="What this platform asks could not be loaded"
        message={errorMessage(platform.error)}
        onRetry={() => void platform.refetch()}
        pending={platform.isFetching}
      />
    );
  if (platform.data === undefined)
    return (
      <Text size="sm" c="dimmed">
        Loading what this platform asks...
      </Text>
    );
  const { wanted, missing } = completenessFor(platform.data, values);
  const given = wanted.length - missing.length;
  const percent = Math.round((given / wanted.length) * 100);
  return (
    <Stack gap="xs">
      <Progress.Root size="md">
        <Progress.Section
          value={percent}
          color={missing.length === 0 ? 'green' : 'accent'}
          aria-label="Completeness of the profile"
        />
      </Progress.Root>
      <Text size="sm" role="status">
        {missing.length === 0
          ? `Complete: everything that this platform takes from the profile is there.`
          : `${given} of ${wanted.length} fields (${percent}%). Missing:`}
      </Text>
      {missing.length > 0 && (
        <ul className={classes.missing}>
          {missing.map((field) => (
            <li key={field}>
              <Button variant="subtle" size="compact-sm" px={0} onClick={() => onField(field)}>
                {PROFILE_LABELS[field]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
};

/** How much of what an application to a platform takes from the profile is there. */
export const Completeness = ({ values, platformId, onPlatform, onField }: CompletenessProps) => {
  const { data: providers = [], isPending } = useProviders();
  return (
    <Section
      title="Completeness"
      description="Choose a platform to see what an application to it needs from this profile."
    >
      <Stack gap="md">
        <Group>
          <ProviderSelect
            aria-label="Platform"
            placeholder={isPending ? 'Loading providers...' : 'Choose a platform'}
            providers={providers}
            clearable
            className={classes.platform}
            value={platformId === undefined ? null : String(platformId)}
            onChange={(id) => onPlatform(id === null ? undefined : Number(id))}
          />
        </Group>
        {platformId !== undefined && <Meter values={values} platformId={platformId} onField={onField} />}
      </Stack>
    </Section>
  );
};
