import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import { VisuallyHidden } from '@mantine/core';
import { ExternalLink } from '#src/ui/text/external-link.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

/** Links about an API: its own pages, and the guide here once it is in the provider list. */
export const ApiLinks = ({ api }: { api: DiscoveredApi }) => (
  <>
    {api.documentationUrl !== null && (
      <ExternalLink size="sm" href={api.documentationUrl}>
        Docs<VisuallyHidden> for {api.name}</VisuallyHidden>
      </ExternalLink>
    )}
    {api.registrationUrl !== null && (
      <ExternalLink size="sm" href={api.registrationUrl}>
        Sign Up<VisuallyHidden> for {api.name}</VisuallyHidden>
      </ExternalLink>
    )}
    {api.providerSlug !== null && (
      <TextLink size="sm" to="/guides" search={{ provider: api.providerSlug }}>
        Guide<VisuallyHidden> for {api.name}</VisuallyHidden>
      </TextLink>
    )}
  </>
);
