import { findSecrets, hasSecret, hideSecrets, mayHaveKey } from '@gatehouse/secrets/find-secrets.ts';
import { formOfVariable, isTellingName, recognizeKey } from '@gatehouse/secrets/key-forms.ts';
import { kindOfType } from '@gatehouse/secrets/kind-of-type.ts';
import {
  containsMask,
  isMask,
  maskKey,
  maskPrefix,
  maskSpans,
  maskValue,
  removeMasks,
  replaceMasks,
} from '@gatehouse/secrets/masks.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';
import { namesMoreThanKey, readPastedKey } from '@gatehouse/secrets/pasted-key.ts';
import { readPastedLines } from '@gatehouse/secrets/pasted-lines.ts';
import { isPlaceholder } from '@gatehouse/secrets/placeholders.ts';
import { TEXT_KINDS } from '@gatehouse/secrets/reader/reader.ts';
import { basicPair, partsOfSecret, schemeOf, splitScheme } from '@gatehouse/secrets/schemes.ts';
import { createKeyForms, isBareKey } from '@gatehouse/secrets/shapes.ts';
import { isSecretValue, whyNoKey } from '@gatehouse/secrets/values.ts';
import { isRandom, wordsOfName } from '@gatehouse/secrets/words.ts';
import type { Read } from '#test/growth/cost.ts';

const PATTERN = '^[a-z]{2,4}_[0-9A-Za-z]{32}$';
const hasForm = createKeyForms([PATTERN, '^[^:\\s]{1,64}:[0-9a-f]{32}-us\\d{1,2}$']);
const FORMS = [{ slug: 'a', name: 'A', pattern: PATTERN }];

export const SECRETS: Record<string, Read> = {
  ...Object.fromEntries(
    TEXT_KINDS.map((kind) => [
      `findSecrets in ${kind}`,
      (text: string) => findSecrets(text, kind, { hasForm }),
    ]),
  ),
  'findSecrets in the text of JSON': (text) => findSecrets(JSON.stringify({ text }), 'json', { hasForm }),
  hasSecret: (text) => hasSecret(text, 'plain', { hasForm }),
  hideSecrets: (text) => hideSecrets(text, findSecrets(text, 'plain'), ''),
  kindOfType,
  formOfVariable: (text) => formOfVariable(FORMS, text),
  isTellingName,
  'hasSecret in what is typed into a search': mayHaveKey,
  recognizeKey: (text) => recognizeKey(FORMS, text),
  containsMask,
  isMask,
  maskKey,
  maskSpans,
  maskPrefix,
  maskValue,
  replaceMasks: (text) => replaceMasks(text, ''),
  removeMasks,
  isSecretName,
  namesMoreThanKey,
  readPastedKey,
  readPastedLines: (text) => readPastedLines(text, hasForm),
  isPlaceholder,
  basicPair,
  partsOfSecret,
  schemeOf,
  splitScheme,
  createKeyForms: (text) => hasForm(text),
  isBareKey,
  'isSecretValue of a text': (text) => isSecretValue(text, ['key']),
  'isSecretValue of a name': (text) => isSecretValue('x', [text]),
  whyNoKey,
  isRandom,
  wordsOfName,
};
