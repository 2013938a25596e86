import '@mantine/code-highlight/styles.layer.css';
import {
  CodeHighlight,
  CodeHighlightAdapterProvider,
  createHighlightJsAdapter,
} from '@mantine/code-highlight';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import csharp from 'highlight.js/lib/languages/csharp';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import plaintext from 'highlight.js/lib/languages/plaintext';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import typescript from 'highlight.js/lib/languages/typescript';
import classes from '#src/ui/code/code-view.module.css';

const languages = {
  bash,
  csharp,
  go,
  java,
  javascript,
  json,
  jsx: javascript,
  php,
  plaintext,
  python,
  ruby,
  tsx: typescript,
  typescript,
};
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

const adapter = createHighlightJsAdapter(hljs);

/** Loaded only by code-view.tsx; a default export because `lazy` needs one. */
const HighlightedCode = ({ code, language, label }: { code: string; language: string; label: string }) => (
  <CodeHighlightAdapterProvider adapter={adapter}>
    <CodeHighlight
      code={code}
      language={Object.hasOwn(languages, language) ? language : 'plaintext'}
      withCopyButton={false}
      withFirstLineIndentation
      classNames={{ codeHighlight: classes.code, pre: classes.pre }}
      aria-label={label}
      // A scroll area must be reachable by keyboard.
      attributes={{ scrollarea: { viewportProps: { tabIndex: 0, role: 'group', 'aria-label': label } } }}
    />
  </CodeHighlightAdapterProvider>
);

export default HighlightedCode;
