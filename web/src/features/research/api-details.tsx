import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import { Code, Group, Modal, Stack, Text } from '@mantine/core';
import { ApiLinks } from '#src/features/research/api-links.tsx';
import { ApiOperations } from '#src/features/research/api-operations.tsx';
import classes from '#src/features/research/research.module.css';
import { RemoveProvider } from '#src/shared/providers/remove-provider.tsx';
import { type OnSaved, SaveState } from '#src/shared/providers/save-api.tsx';
import { useProviders } from '#src/shared/queries.ts';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';

const Facts = ({
  api: { category, pricing, pricingUrl, baseUrl, features, origin },
}: {
  api: DiscoveredApi;
}) => (
  <FactList>
    {origin.type === 'site' && <Fact name="Found on">{origin.host}</Fact>}
    <Fact name="Category">{category}</Fact>
    {(pricing !== null || pricingUrl !== null) && (
      <Fact name="Pricing">
        {pricing}{' '}
        {pricingUrl !== null && (
          <ExternalLink inherit href={pricingUrl}>
            Pricing page
          </ExternalLink>
        )}
      </Fact>
    )}
    {baseUrl !== null && (
      <Fact name="Base URL">
        <span className={classes.copied}>
          <Code className={classes.wrap}>{baseUrl}</Code>
          <CopyButton label="Copy base URL" hint="Copy" onCopy={() => copyText(baseUrl)} />
        </span>
      </Fact>
    )}
    {features.length > 0 && <Fact name="Features">{features.join(', ')}</Fact>}
  </FactList>
);

interface ApiDetailsProps {
  /** Undefined if none was chosen yet. */
  api: DiscoveredApi | undefined;
  opened: boolean;
  onClose: () => void;
  onSaved: OnSaved;
  onRemoved: (slug: string) => void;
}

/** Removes the provider that an API was saved as. */
const RemoveSaved = ({ slug, onRemoved }: { slug: string; onRemoved: (slug: string) => void }) => {
  const { data: providers = [] } = useProviders();
  const provider = providers.find((one) => one.slug === slug);
  return provider && <RemoveProvider provider={provider} onRemoved={() => onRemoved(slug)} />;
};

/** Everything known about one API, including what does not fit on its card. */
export const ApiDetails = ({ api, opened, onClose, onSaved, onRemoved }: ApiDetailsProps) => (
  <Modal opened={opened && api !== undefined} onClose={onClose} title={api?.name} size="xl">
    {api !== undefined && (
      <Stack gap="md">
        <Text size="sm">{api.description}</Text>
        <Facts api={api} />
        <Group gap="md">
          <ApiLinks api={api} />
          <SaveState api={api} onSaved={onSaved} />
          {api.providerSlug !== null && <RemoveSaved slug={api.providerSlug} onRemoved={onRemoved} />}
        </Group>
        {api.endpoints.length === 0 ? (
          <Text size="sm" c="dimmed">
            None of its operations are known. See its documentation.
          </Text>
        ) : (
          <ApiOperations api={api} />
        )}
      </Stack>
    )}
  </Modal>
);
