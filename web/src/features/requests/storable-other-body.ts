import type { CallBody } from '@gatehouse/contract/body.ts';
import { changeBodyFiles } from '@gatehouse/request/body/body-files.ts';
import { changeBodyTexts } from '@gatehouse/request/body/body-texts.ts';
import { hasSecrets, withoutKeys } from '#src/lib/storable-text.ts';

/** A body of another kind without its secrets, and of its files only what they are called. */
export const withoutSecretsAndFiles = (body: CallBody): CallBody =>
  changeBodyFiles(
    changeBodyTexts(body, (text, kind, name) =>
      name !== undefined && hasSecrets({ [name]: text }) ? '' : withoutKeys(text, kind),
    ),
    (file) => ({ ...file, base64: undefined }),
  );
