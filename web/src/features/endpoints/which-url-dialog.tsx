import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { originText } from '@gatehouse/contract/plain/variables/marks.ts';
import { Button, Modal, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import classes from '#src/features/endpoints/endpoints.module.css';
import { hasHiddenValues, keysFor, requestOf, urlUnderKey } from '#src/features/endpoints/open-endpoint.ts';
import { type KeyChoice, keyChoices } from '#src/features/keys/offers/key-choices.ts';
import { useKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { credentialOf, idOf, NO_KEY, nameOf, optionOf } from '#src/features/requests/offers/call-choices.ts';
import { useOpenRequest } from '#src/features/requests/offers/open-request.ts';
import { DialogFooter } from '#src/ui/dialog/dialog-footer.tsx';
import { BreakableUrl } from '#src/ui/text/breakable-url.tsx';

interface WhichUrlDialogProps {
  opened: boolean;
  onClose: () => void;
  saved: SavedEndpoint;
}

interface QuestionProps {
  onClose: () => void;
  saved: SavedEndpoint;
  /** The keys of its provider, at least one. */
  keys: readonly KeyChoice[];
}

type Meant = 'saved' | 'key';

const UrlChoice = ({ value, label, url }: { value: Meant; label: string; url: string }) => (
  <Radio
    value={value}
    label={
      <>
        {label}
        <Text component="span" size="xs" c="dimmed" className={classes.choiceUrl}>
          <BreakableUrl url={url} />
        </Text>
      </>
    }
  />
);

const useChoice = ({ saved, keys }: Pick<QuestionProps, 'saved' | 'keys'>) => {
  const [option, setOption] = useState(() => (keys.length === 1 ? optionOf(idOf(keys[0])) : ''));
  const credential = credentialOf(option);
  const [meant, setMeant] = useState<Meant>('saved');
  const choice = keys.find(({ key }) => key.id === credential.keyId);
  const underKey = choice && urlUnderKey(saved, choice, keys);
  const url = meant === 'key' && underKey !== undefined ? underKey : saved.endpoint;
  const losesValues = originText(url) !== originText(saved.endpoint) && hasHiddenValues(saved);
  return { option, setOption, credential, meant, setMeant, choice, underKey, url, losesValues };
};

type Choice = ReturnType<typeof useChoice>;

/** Asks only where the key has a base URL of its own. */
const UrlField = ({ saved, asked }: { saved: SavedEndpoint; asked: Choice }) =>
  asked.underKey === undefined ? (
    <Text size="sm" c="dimmed">
      {asked.choice === undefined ? 'The saved URL is called' : 'This key calls the saved URL'},{' '}
      {saved.endpoint}
    </Text>
  ) : (
    <Radio.Group
      label="URL"
      description={`The key “${asked.choice?.key.name}” has a base URL of its own.`}
      value={asked.meant}
      onChange={(value) => asked.setMeant(value as Meant)}
    >
      <Stack gap="sm" mt="xs">
        <UrlChoice value="saved" label="The saved URL" url={saved.endpoint} />
        <UrlChoice value="key" label="The same path below the key’s base URL" url={asked.underKey} />
      </Stack>
    </Radio.Group>
  );

const Question = ({ onClose, saved, keys }: QuestionProps) => {
  const asked = useChoice({ saved, keys });
  const { option, setOption, credential, url, losesValues } = asked;
  const openRequest = useOpenRequest();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (option === '') return;
    onClose();
    openRequest(requestOf(saved, credential, url));
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <NativeSelect
          label="API key"
          description={
            option === '' ? 'Several keys can be used. Nothing is sent before you choose.' : undefined
          }
          data={[
            ...(option === '' ? [{ value: '', label: 'Choose a key', disabled: true }] : []),
            ...keys.map((choice) => ({ value: optionOf(idOf(choice)), label: choice.key.name })),
            { value: optionOf({ noKey: true }), label: nameOf(NO_KEY) },
          ]}
          value={option}
          onChange={(event) => setOption(event.currentTarget.value)}
        />
        {option !== '' && <UrlField saved={saved} asked={asked} />}
        {losesValues && (
          <Text size="sm" role="status">
            Hidden values are only sent to {URL.parse(saved.endpoint)?.host ?? originText(saved.endpoint)}:
            enter them again on the next screen.
          </Text>
        )}
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={option === ''}>
            Test
          </Button>
        </DialogFooter>
      </Stack>
    </form>
  );
};

/** Asks with which key and at which URL an endpoint is tested, if a key has a base URL of its own. */
export const WhichUrlDialog = ({ opened, ...question }: WhichUrlDialogProps) => {
  const { data: rows } = useKeyRows();
  const keys = useMemo(() => keysFor(question.saved, keyChoices(rows ?? [])), [question.saved, rows]);
  return (
    <Modal opened={opened} onClose={question.onClose} title="Which URL do you want to call?">
      <Question {...question} keys={keys} />
    </Modal>
  );
};
