import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ADDRESS: Meaning = [
  'request',
  'The API could not fetch the image from the value of imageUri: download it and send it in image.content, or put it into Cloud Storage.',
];
const IMAGE: Meaning = [
  'request',
  'The API could not read the image: image.content has to be a supported format in base64, without a prefix such as data:image/png.',
];

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/access the url|url.{0,40}(?:timed? ?out|unreachable|robots)/i, 'image-address'],
  [/bad image|image.{0,20}(?:corrupt|invalid|empty)|unsupported input file/i, 'image-data'],
  [/opening file|gs:\/\//i, 'image-file'],
];

/** Each image has a response of its own, and its error, with 200. */
export const googleCloudVision: ProviderCodes = {
  name: 'Google Cloud Vision',
  slugs: ['google-cloud-vision'],
  hosts: ['vision.googleapis.com', 'eu-vision.googleapis.com', 'us-vision.googleapis.com'],
  source: 'https://cloud.google.com/vision/docs/reference/rest/v1/images/annotate',
  checked: '2026-11-25',
  find: ({ responses }) => {
    const words = listOf(responses).map((one) => asText(asObject(asObject(one)?.error)?.message));
    const [first] = words;
    if (first === undefined || words.includes(undefined)) return [];
    return KINDS.flatMap(([pattern, kind]) => (pattern.test(first) ? [kind] : []));
  },
  codes: {
    'image-address': ADDRESS,
    'image-data': IMAGE,
    'image-file': [
      'not-found',
      'The file does not exist in Cloud Storage, or the login may not read it: check the address and the role of the service account.',
    ],
  },
};
