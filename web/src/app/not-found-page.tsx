import { IconRouteOff } from '@tabler/icons-react';
import { EmptyState } from '#src/components/empty-state.tsx';
import { LinkButton } from '#src/components/link.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Section } from '#src/components/section.tsx';

export const NotFoundPage = () => (
  <>
    <PageHeader title="404 Page Not Found" />
    <Section>
      <EmptyState
        icon={IconRouteOff}
        text="Did you forget to add the page to the router?"
        action={
          <LinkButton to="/" variant="default">
            Go to Dashboard
          </LinkButton>
        }
      />
    </Section>
  </>
);
