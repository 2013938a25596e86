import type { CallBody } from '@gatehouse/contract/body.ts';
import { changeBodyFiles, filesOfBody } from '@gatehouse/request/body/body-files.ts';
import { Button, Code, FileButton, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { bodyText } from '#src/features/requests/offers/body-text.ts';
import classes from '#src/features/testing/request/request.module.css';

const NAMES: Record<CallBody['kind'], string> = {
  json: 'JSON',
  text: 'text',
  form: 'form',
  multipart: 'multipart form',
  binary: 'file',
  graphql: 'GraphQL',
};

/** A file as a body has it. A URL of data has its type in front of the comma. */
const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });

/** The body with the file in the place of the first that has this name and no content. */
const withFile = (body: CallBody, fileName: string | undefined, base64: string): CallBody => {
  let isPlaced = false;
  return changeBodyFiles(body, (file) => {
    if (isPlaced || file.base64 !== undefined || file.fileName !== fileName) return file;
    isPlaced = true;
    return { ...file, base64 };
  });
};

interface OtherBodyProps {
  body: CallBody;
  onChange: (body: CallBody | undefined) => void;
  error: ReactNode;
}

/** A body that the JSON editor does not have, to be read, and the files that are missing in it, to be chosen. */
export const OtherBody = ({ body, onChange, error }: OtherBodyProps) => {
  const missing = filesOfBody(body).filter(({ base64 }) => base64 === undefined);
  const text = bodyText(body);
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        {`Request body: ${NAMES[body.kind]}`}
      </Text>
      {text !== '' && (
        <Code block className={classes.otherBody}>
          {text}
        </Code>
      )}
      {error !== undefined && (
        <Text size="xs" c="red" role="alert">
          {error}
        </Text>
      )}
      <Group gap={8}>
        {missing.map(({ fileName }, at) => (
          <FileButton
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            key={`${at} ${fileName}`}
            onChange={(file) => {
              if (file !== null)
                void readBase64(file).then((base64) => onChange(withFile(body, fileName, base64)));
            }}
          >
            {(props) => (
              <Button {...props} variant="default" size="xs">
                {`Choose ${fileName ?? 'the file'}`}
              </Button>
            )}
          </FileButton>
        ))}
        <Button variant="default" size="xs" onClick={() => onChange(undefined)}>
          Remove the body
        </Button>
      </Group>
    </Stack>
  );
};
