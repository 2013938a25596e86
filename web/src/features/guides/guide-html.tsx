import { type GuideElement, isGuideElement, isGuideLink } from '@gatehouse/contract/plain/guide-html.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { defaultRedirectUri, REDIRECT_URI_PLACEHOLDER } from '@gatehouse/contract/plain/redirect-uri.ts';
import { Code } from '@mantine/core';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Breakable } from '#src/features/guides/breakable.tsx';
import classes from '#src/features/guides/guides.module.css';
import { inertMarkup } from '#src/lib/trusted-types.ts';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';

/** The URL that an OAuth provider sends the user back to, with a copy button. */
const RedirectUri = ({ uri }: { uri: string }) => (
  <span className={classes.redirectUri}>
    <Code>
      <Breakable text={uri} />
    </Code>
    <CopyButton label="Copy redirect URI" hint="Copy" onCopy={() => copyText(uri)} />
  </span>
);

const XHTML = 'http://www.w3.org/1999/xhtml';

/** Deeper than any guide. Anything deeper is shown as text, so no nesting can exhaust the stack. */
const MAX_DEPTH = 16;

/** Elements whose content is not meant for readers: dropped with their text. */
const DROPPED = ['script', 'style'];

/** A heading in a description is one level below the title of its step, which is an h3. */
const HEADINGS: Partial<Record<GuideElement, string>> = { h3: 'h4', h4: 'h5' };

const withRedirectUri = (text: string | null, redirectUri: string): string =>
  (text ?? '').replaceAll(REDIRECT_URI_PLACEHOLDER, redirectUri);

const CodeBlock = ({ code }: { code: string }) => (
  <CodeView
    code={code.trimEnd()}
    language={parseJsonText(code) !== undefined ? 'json' : 'text'}
    label="code of this step"
  />
);

const toElement = (element: Element, name: GuideElement, children: ReactNode, redirectUri: string) => {
  if (name === 'br') return <br />;
  if (name === 'a') {
    const href = element.getAttribute('href') ?? '';
    if (!isGuideLink(href)) return children;
    return (
      <ExternalLink href={href} underline="always">
        {children}
      </ExternalLink>
    );
  }
  if (name === 'pre') return <CodeBlock code={withRedirectUri(element.textContent, redirectUri)} />;
  if (name === 'code' && element.textContent?.trim() === REDIRECT_URI_PLACEHOLDER) {
    return <RedirectUri uri={redirectUri} />;
  }
  if (name === 'code' && element.childElementCount === 0) {
    return (
      <code>
        <Breakable text={withRedirectUri(element.textContent, redirectUri)} />
      </code>
    );
  }
  return createElement(HEADINGS[name] ?? name, {}, children);
};

const toNode = (node: Node, redirectUri: string, depth: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return withRedirectUri(node.textContent, redirectUri);
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const element = node as Element;
  const name = element.localName;
  if (DROPPED.includes(name)) return null;
  if (depth >= MAX_DEPTH) return withRedirectUri(element.textContent, redirectUri);
  const children = toNodes(element, redirectUri, depth + 1);
  // An element of SVG or MathML can have the same name, such as `a`, but is a different element.
  const isAllowed = element.namespaceURI === XHTML && isGuideElement(name);
  return isAllowed ? toElement(element, name, children, redirectUri) : children;
};

const toNodes = (parent: Element, redirectUri: string, depth: number): ReactNode =>
  Array.from(parent.childNodes, (node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text never change their order
    <Fragment key={index}>{toNode(node, redirectUri, depth)}</Fragment>
  ));

interface GuideHtmlProps {
  html: string;
  /** `window.location.origin`: where the callback page is. */
  origin: string;
}

/**
 * Renders the HTML of a guide as React elements from the allow-list. It is parsed into a separate document, in which
 * nothing runs or loads. Elements that are not on the list are dropped; their text is kept.
 */
export const GuideHtml = ({ html, origin }: GuideHtmlProps) => {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(inertMarkup(html), 'text/html');
    return toNodes(body, defaultRedirectUri(origin), 0);
  }, [html, origin]);
  return <div className={classes.prose}>{content}</div>;
};
