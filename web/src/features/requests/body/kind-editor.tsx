import type { BodyOfKind, CallBody } from '@gatehouse/contract/body.ts';
import { Autocomplete, Stack, TextInput } from '@mantine/core';
import classes from '#src/features/requests/body/body.module.css';
import { DropFiles } from '#src/features/requests/body/drop-files.tsx';
import { FileField } from '#src/features/requests/body/file-field.tsx';
import { FormFields } from '#src/features/requests/body/form-fields.tsx';
import { LongText } from '#src/features/requests/body/long-text.tsx';
import { MultipartParts } from '#src/features/requests/body/multipart-parts.tsx';
import { JsonEditor } from '#src/ui/code/json-editor.tsx';
import { useFieldNotes } from '#src/ui/form/field-notes.ts';

interface EditorProps<Body extends CallBody> {
  body: Body;
  onChange: (body: CallBody) => void;
}

const TEXT_TYPES = [
  'text/plain',
  'application/xml',
  'text/xml',
  'text/csv',
  'application/x-ndjson',
  'application/yaml',
  'text/html',
];
const FILE_TYPES = [
  'application/octet-stream',
  'application/pdf',
  'application/zip',
  'image/jpeg',
  'image/png',
  'audio/mpeg',
  'video/mp4',
];

interface TypeFieldProps {
  types: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

const TypeField = ({ types, value, onChange }: TypeFieldProps) => (
  <Autocomplete
    label="Content type"
    data={[...types]}
    // All of them are offered, not only those that begin like the present one.
    filter={({ options }) => options}
    spellCheck={false}
    classNames={{ root: classes.type, input: classes.mono }}
    value={value}
    onChange={onChange}
  />
);

const TextBody = ({ body, onChange }: EditorProps<BodyOfKind<'text'>>) => (
  <>
    <TypeField
      types={TEXT_TYPES}
      value={body.contentType}
      onChange={(contentType) => onChange({ ...body, contentType })}
    />
    <LongText
      label="Text"
      placeholder="<note>Hello</note>"
      rows={[6, 24]}
      value={body.text}
      onChange={(value) => onChange({ ...body, text: value })}
    />
  </>
);

const FileBody = ({ body, onChange }: EditorProps<BodyOfKind<'binary'>>) => (
  <DropFiles
    body={body}
    replaced={body.base64}
    onFiles={([file]) => file !== undefined && onChange({ kind: 'binary', ...file })}
  >
    <FileField
      body={body}
      file={body}
      what=""
      onFiles={([file]) => file !== undefined && onChange({ kind: 'binary', ...file })}
    />
    <TypeField
      types={FILE_TYPES}
      value={body.contentType}
      onChange={(contentType) => onChange({ ...body, contentType })}
    />
  </DropFiles>
);

const GraphqlBody = ({ body, onChange }: EditorProps<BodyOfKind<'graphql'>>) => (
  <>
    <LongText
      label="Query"
      placeholder="query { viewer { login } }"
      rows={[6, 24]}
      value={body.query}
      onChange={(value) => onChange({ ...body, query: value })}
    />
    <JsonEditor
      label="Variables"
      description="A JSON object. Empty means none."
      placeholder={'{ "first": 10 }'}
      value={body.variables ?? ''}
      onChange={(variables) => onChange({ ...body, variables })}
      minLines={3}
    />
    <TextInput
      {...useFieldNotes(body.operationName ?? '')}
      label="Operation name"
      description="Needed if the query has several operations."
      classNames={{ root: classes.type, input: classes.mono }}
      spellCheck={false}
      autoComplete="off"
      value={body.operationName ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ ...body, operationName: value })}
    />
  </>
);

const OfKind = ({ body, onChange }: EditorProps<CallBody>) => {
  switch (body.kind) {
    case 'text':
      return <TextBody body={body} onChange={onChange} />;
    case 'form':
      return <FormFields body={body} onChange={onChange} />;
    case 'multipart':
      return <MultipartParts body={body} onChange={onChange} />;
    case 'binary':
      return <FileBody body={body} onChange={onChange} />;
    case 'graphql':
      return <GraphqlBody body={body} onChange={onChange} />;
    case 'json':
      // The editor of the form has it.
      return null;
  }
};

/** The editor of a body that is no JSON. */
export const KindEditor = (props: EditorProps<CallBody>) => (
  <Stack gap={8}>
    <OfKind {...props} />
  </Stack>
);
