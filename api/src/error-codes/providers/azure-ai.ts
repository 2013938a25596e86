import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const KEY: Meaning = [
  'credential',
  'The API does not accept the {key} in the header Ocp-Apim-Subscription-Key (api-key for models of OpenAI): it is wrong, or of a resource in another region. Take the key and the endpoint from the same page of the resource in the portal.',
];
const LANGUAGE: Meaning = ['request', 'The API does not support this value of language for this task.'];
const TEXT: Meaning = [
  'request',
  'A document is empty, too long or has no valid id: the value to check is its text.',
];
const MODEL: Meaning = [
  'not-found',
  'The model does not exist in this resource: check its id, and that it was built here.',
];
const ROLE: Meaning = [
  'permission',
  'The identity lacks a role for the data of this resource, such as Cognitive Services User: assign it. New roles take some minutes.',
];
const TOO_LARGE: Meaning = ['request', 'The file or the text is too large for the API or for its free tier.'];

/** The documents of Azure AI Language that failed are in a list beside the others, with 200. */
export const azureAi: ProviderCodes = {
  name: 'Azure AI',
  slugs: [
    'azure-ai-document-intelligence',
    'azure-ai-language',
    'azure-ai-content-safety',
    'azure-ai-speech',
    'azure-ai-vision',
  ],
  hosts: [
    '*.cognitiveservices.azure.com',
    '*.api.cognitive.microsoft.com',
    '*.services.ai.azure.com',
    '*.speech.microsoft.com',
  ],
  source: 'https://learn.microsoft.com/azure/ai-services/document-intelligence/resolve-errors',
  checked: '2026-11-25',
  find: ({ results }) => {
    const { documents, errors } = asObject(results) ?? {};
    const error = asObject(asObject(listOf(errors)[0])?.error);
    if (error === undefined) return [];
    if (listOf(documents).length > 0) return ['some-documents'];
    return [asText(asObject(error.innererror)?.code), asText(error.code)].flatMap((one) => one ?? []);
  },
  messages: [
    [/invalid subscription key|wrong api endpoint|missing subscription key/i, KEY],
    [
      /out of call volume quota/i,
      [
        'quota',
        'The calls of the pricing tier are used up: wait as long as the message says, or switch the resource from the free tier (F0) to a paid one.',
      ],
    ],
    [
      /call rate limit|token rate limit/i,
      ['rate-limit', 'Too many requests for the pricing tier of the resource: wait, or raise the tier.'],
    ],
    [/principal does not have access|data ?action|lacks the required/i, ROLE],
    [
      /virtual network|firewall rules|public (?:network )?access/i,
      [
        'restricted',
        'The resource may not be called from this network: allow the address under Networking. The {key} is not the reason.',
      ],
    ],
    [
      /(?:not (?:supported|available)|unsupported) (?:in|for) (?:this|the|your) (?:\w+ )?region/i,
      ['elsewhere', 'This is not in the region of the resource: create one in a region that has it.'],
    ],
    [
      /image url is not accessible|failed to download the image/i,
      [
        'request',
        'The API could not fetch the image: the value of url has to be reachable from the internet.',
      ],
    ],
    [
      /custom (?:sub-?)?domain/i,
      ['elsewhere', 'A login needs the other address: that with the own subdomain of the resource.'],
    ],
  ],
  codes: {
    'some-documents': ['partial', 'Some of the documents failed: the list of errors says which and why.'],
    404: [
      'not-found',
      'The path does not exist for this kind of resource: check it, the api-version and the endpoint.',
    ],
    InvalidDocument: TEXT,
    InvalidDocumentBatch: ['request', 'The list of documents is missing, or has too many.'],
    EmptyRequest: ['request', 'The body is missing.'],
    InvalidLanguageCode: LANGUAGE,
    UnsupportedLanguageCode: LANGUAGE,
    MissingInputDocuments: ['request', 'The documents are missing in the body.'],
    InvalidContentDimensions: [
      'request',
      'The image or page is too small or too large: its size has to be between 50 and 10000 pixels.',
    ],
    InvalidContentLength: TOO_LARGE,
    ContentTooLarge: TOO_LARGE,
    InvalidContentSourceFormat: [
      'request',
      'The address of the file has a wrong form, or cannot be fetched.',
    ],
    ContentSourceNotAccessible: [
      'request',
      'The API could not fetch the file from its address: it may need a signed address (SAS).',
    ],
    UnsupportedContent: [
      'request',
      'The file has a format that the API does not accept: it may be protected by a password.',
    ],
    ModelNotFound: MODEL,
    ModelNotReady: ['not-ready', 'The model is still being built and not ready: try again later.'],
    ModelBuildError: ['request', 'The model could not be built: a value of its training data is wrong.'],
    ModelExists: ['conflict', 'A model with this id exists already.'],
    ModelVersionIncorrect: ['request', 'The model-version has a value that does not exist.'],
    OperationNotFound: ['not-found', 'The result does not exist any more: it is kept for 24 hours.'],
    ProjectNotFound: ['not-found', 'The project does not exist in this resource: check its name.'],
    DeploymentNotFound: ['not-found', 'The deployment does not exist in this resource: check its name.'],
    ResourceNotFound: 'not-found',
    InvalidRequestBody: ['request', 'A field of the body is missing, too long or has a wrong value.'],
    InvalidParameterValue: ['request', 'A parameter has a wrong value: the message names it.'],
    InvalidArgument: 'request',
    PermissionDenied: ROLE,
    AuthenticationTypeDisabled: [
      'not-enabled',
      'Keys are not enabled for this resource: use a login (Microsoft Entra), or enable local authentication.',
    ],
  },
};
