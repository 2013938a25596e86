import { catalogResultId } from '@gatehouse/contract/api-name.ts';
import type { EntryGuide } from '@gatehouse/contract/guides.ts';
import { IconBookOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEntryGuide } from '#src/features/guides/guide-query.ts';
import { GuideSection } from '#src/features/guides/guide-section.tsx';
import { type OnSaved, SaveApi } from '#src/shared/providers/save-api.tsx';
import { opensDialogAbout } from '#src/ui/dialog/opens-dialog.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

/** Adding it, and storing a key for it, which adds it first. */
const Actions = ({ guide: { name, apiId, needsKey } }: { guide: EntryGuide }) => {
  const navigate = useNavigate();
  const api = { name, id: catalogResultId(apiId) };
  const storeKey: OnSaved = (saved) => {
    const slug = saved.find(({ id }) => id === api.id)?.providerSlug ?? null;
    if (slug !== null) void navigate({ to: '/keys', state: opensDialogAbout(slug) });
  };
  return (
    <>
      <SaveApi api={api} size="sm" variant="default">
        Add to provider list
      </SaveApi>
      {needsKey && (
        <SaveApi api={api} size="sm" onSaved={storeKey}>
          Store API Key
        </SaveApi>
      )}
    </>
  );
};

const NotInCatalogue = ({ api }: { api: string }) => (
  <Section title={api}>
    <EmptyState
      icon={IconBookOff}
      title="No Guide Available"
      text={`${api} is neither in your provider list nor in the catalogue. Its own site explains how to get a key, and can be searched for its APIs.`}
      action={
        <LinkButton to="/api-research" variant="default">
          Research a company’s site
        </LinkButton>
      }
    />
  </Section>
);

const NOT_FOUND = 404;

/** The guide of an API that is not in the provider list, and one step to add it. */
export const UnlistedGuide = ({ api, entry }: { api: string; entry: string | undefined }) => {
  const guide = useEntryGuide(entry ?? api);
  const { data, error } = guide;
  if (error?.data?.httpStatus === NOT_FOUND) return <NotInCatalogue api={api} />;
  return (
    <GuideSection
      title={data?.name ?? api}
      description={data?.description}
      guide={guide}
      siteUrl={data?.registerUrl ?? null}
      documentationUrl={data?.documentationUrl ?? null}
      actions={data !== undefined && <Actions guide={data} />}
    />
  );
};
