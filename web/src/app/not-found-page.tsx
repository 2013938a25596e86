import { IconRouteOff } from '@tabler/icons-react';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

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
