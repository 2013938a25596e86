import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { ConnectionTable } from '#src/features/oauth/connection-table.tsx';
import { type Loadable, LoadState } from '#src/ui/feedback/load-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';

interface ConnectionSectionProps {
  state: Loadable<OauthConnection[]>;
  providers: readonly Provider[];
}

/** All connections. Nothing while there is none, or none is known yet. */
export const ConnectionSection = ({ state, providers }: ConnectionSectionProps) => {
  if (state.error === null && (state.data ?? []).length === 0) return null;
  return (
    <Section
      flush
      title="Your connections"
      description="Calls can use them in place of a key. Tokens are encrypted, and never shown."
    >
      <LoadState state={state} errorTitle="The connections could not be loaded" loading={null}>
        {(connections) => <ConnectionTable connections={connections} providers={providers} />}
      </LoadState>
    </Section>
  );
};
