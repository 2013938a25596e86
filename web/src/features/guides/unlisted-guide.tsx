import { catalogResultId } from '@gatehouse/contract/api-name.ts';
import type { EntryGuide } from '@gatehouse/contract/guides.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Group } from '@mantine/core';
import { IconBookOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ExternalLink } from '#src/components/external-link.tsx';
import { LoadState } from '#src/components/load-state.tsx';
import { LoadingText } from '#src/components/loading-state.tsx';
import { Section } from '#src/components/section.tsx';
import { StatusBadge } from '#src/components/status-badge.tsx';
import { useEntryGuide } from '#src/features/guides/guide-query.ts';
import { GuideSteps } from '#src/features/guides/guide-steps.tsx';
import { opensDialogAbout } from '#src/lib/opens-dialog.ts';
import { trpc } from '#src/lib/trpc.ts';
import { SaveApi } from '#src/shared/providers/save-api.tsx';

/** Adds the API to the list; or adds it, and opens the dialog for its key. */
const Actions = ({ guide: { apiId, name, registerUrl, documentationUrl } }: { guide: EntryGuide }) => {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const api = { name, id: catalogResultId(apiId) };
  const storeKey = async (slug: string): Promise<void> => {
    const listed: readonly Provider[] = await utils.providers.list.fetch({}, { staleTime: 0 });
    const provider = listed.find((one) => one.slug === slug);
    if (provider !== undefined) await navigate({ to: '/keys', state: opensDialogAbout(provider.slug) });
  };
  return (
    <Group gap="4px 16px">
      {registerUrl !== null && <ExternalLink href={registerUrl}>Visit Provider</ExternalLink>}
      {documentationUrl !== null && <ExternalLink href={documentationUrl}>Documentation</ExternalLink>}
      <SaveApi api={api} size="sm" variant="default">
        Add provider
      </SaveApi>
      <SaveApi
        api={api}
        size="sm"
        onSaved={(saved) => {
          const slug = saved.find(({ id }) => id === api.id)?.providerSlug;
          if (slug) void storeKey(slug);
        }}
      >
        Store API Key
      </SaveApi>
    </Group>
  );
};

interface UnlistedProps {
  /** The name of an API that is not in the provider list. */
  api: string;
  /** Its id in the catalogue, if the link has it. */
  entry: string | undefined;
}

/** The guide of an API that is not in the provider list yet. */
export const UnlistedGuide = ({ api, entry }: UnlistedProps) => {
  const guide = useEntryGuide(entry ?? api);
  const { data } = guide;
  if (guide.error?.data?.code === 'NOT_FOUND')
    return (
      <Section title={api}>
        <EmptyState
          icon={IconBookOff}
          title="No Guide Available"
          text={`The catalogue has no API named ${api}.`}
        />
      </Section>
    );
  return (
    <Section
      title={
        <Group component="span" gap="xs">
          {data?.name ?? api}
          {data?.isGenerated === true && <StatusBadge tone="neutral">Generated</StatusBadge>}
        </Group>
      }
      description={data?.description}
      actions={data === undefined ? undefined : <Actions guide={data} />}
    >
      <LoadState
        state={guide}
        errorTitle="The guide could not be loaded"
        loading={<LoadingText what="the guide" count={8} />}
      >
        {({ steps }) => <GuideSteps steps={steps} providerId={null} />}
      </LoadState>
    </Section>
  );
};
