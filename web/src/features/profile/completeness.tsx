import type { ApplicationPlatform } from '@gatehouse/contract/application-platform.ts';
import { PROFILE_FILLS } from '@gatehouse/contract/plain/profile-fills.ts';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import classes from '#src/features/profile/profile.module.css';
import {
  PROFILE_FIELDS,
  PROFILE_LABELS,
  type ProfileField,
  type ProfileValues,
} from '#src/features/profile/profile-values.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { ProviderSelect } from '#src/features/providers/offers/provider-select.tsx';
import { trpc } from '#src/lib/trpc.ts';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';

/** Without them an application is not accepted, whatever its platform. */
const ALWAYS: readonly ProfileField[] = [
  'companyName',
  'companyWebsite',
  'contactName',
  'contactEmail',
  'projectDescription',
  'apiUsageDescription',
];

const FILLS: Partial<Record<ProfileField, string>> = PROFILE_FILLS;

/** What an application to this platform takes from the profile, and what of it is missing. */
export const completenessFor = (platform: Pick<ApplicationPlatform, 'fields'>, values: ProfileValues) => {
  const asked = new Set(platform.fields.flatMap(({ source }) => source ?? []));
  const isWanted = (field: ProfileField): boolean => {
    const filled = FILLS[field];
    return ALWAYS.includes(field) || (filled !== undefined && asked.has(filled as never));
  };
  const wanted = PROFILE_FIELDS.filter(isWanted);
  return { wanted, missing: wanted.filter((field) => values[field].trim() === '') };
};

interface CompletenessProps {
  values: ProfileValues;
  platformId: number | undefined;
  onPlatform: (id: number | undefined) => void;
  /** Moves to a field that is missing. */
  onField: (field: ProfileField) => void;
}

interface MeterProps extends Pick<CompletenessProps, 'values' | 'onField'> {
  platform: Parameters<typeof completenessFor>[0];
}

const Meter = ({ platform, values, onField }: MeterProps) => {
  const { wanted, missing } = completenessFor(platform, values);
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
  const platform = trpc.applications.platform.useQuery(
    { providerId: platformId ?? 0 },
    { enabled: platformId !== undefined },
  );
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
        <LoadState
          state={platform}
          errorTitle="What this platform asks could not be loaded"
          loading={
            <Text size="sm" c="dimmed">
              Loading what this platform asks...
            </Text>
          }
          idle={null}
        >
          {(loaded) => <Meter platform={loaded} values={values} onField={onField} />}
        </LoadState>
      </Stack>
    </Section>
  );
};
