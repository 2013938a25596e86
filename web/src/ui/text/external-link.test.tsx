import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ExternalLink } from '#src/ui/text/external-link.tsx';

const render = (href: string): string =>
  renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false}>
      <ExternalLink href={href}>Documentation</ExternalLink>
    </MantineProvider>,
  );

describe('a link to another site', () => {
  it.each(['https://example.com/docs', 'http://127.0.0.1:8080/'])(
    'opens %s in a new tab, without a referrer or access to this one',
    (href) => {
      const markup = render(href);
      expect(markup).toContain(`href="${href}"`);
      expect(markup).toContain('target="_blank"');
      expect(markup).toContain('rel="noopener noreferrer"');
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', '/keys', 'example.com', ''])(
    'is plain text for %j',
    (href) => {
      expect(render(href)).toBe('<span>Documentation</span>');
    },
  );
});
