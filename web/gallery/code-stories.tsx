import { SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { JsonEditor } from '#src/ui/code/json-editor.tsx';
import { readJsonDoc } from '#src/ui/code/json-tree.ts';
import { JsonView } from '#src/ui/code/json-view.tsx';
import { TextView } from '#src/ui/code/text-view.tsx';
import { Section } from '#src/ui/layout/section.tsx';

const sample = {
  object: 'list',
  has_more: false,
  total: 2,
  next: null,
  data: [
    { id: 'gpt-4o-mini', created: 1721172741, owned_by: 'system', tags: [] },
    { id: 'text-embedding-3-small', created: 1705948997, owned_by: 'system', tags: ['embedding'] },
  ],
};
const tree = readJsonDoc(JSON.stringify(sample));
const program = Array.from({ length: 18 }, (_, n) => `print("line ${n + 1}")  # a comment`).join('\n');

export const CodeStories = () => {
  const [text, setText] = useState(
    '{\n  "model": "small",\n  "messages": [\n    { "role": "user", "n": 1 }\n  ]\n}',
  );
  const [broken, setBroken] = useState('{\n  "model": "small"\n  "n": 1\n}');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Section title="Editors">
        <Stack gap="sm">
          <JsonEditor label="Body" value={text} onChange={setText} />
          <JsonEditor label="Broken body" value={broken} onChange={setBroken} minLines={4} />
        </Stack>
      </Section>
      <Section title="Code and bodies">
        <Stack gap="sm">
          {tree !== undefined && <JsonView label="Response as a tree" doc={tree} />}
          <TextView label="Response as text" text={JSON.stringify(sample)} />
          <CodeView label="response" code={JSON.stringify(sample, null, 2)} language="json" />
          <CodeView label="program" code={program} language="python" collapseAfter={15} />
        </Stack>
      </Section>
    </SimpleGrid>
  );
};
