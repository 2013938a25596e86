import { asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const VERSION: Meaning = [
  'request',
  'The api-version parameter is missing or has a wrong value: a preview version needs its suffix, as in 7.1-preview.1.',
];
const PROJECT: Meaning = [
  'not-found',
  'The project does not exist in this organization, or the {key} may not see it: check both names in the path.',
];
const MEMBER: Meaning = [
  'credential',
  'The API does not accept the {key} here: it is expired or of another organization, or its user is not a member of this one.',
];
const REPOSITORY: Meaning = [
  'not-found',
  'The repository does not exist in this project, or the {key} may not see it (scope Code, read).',
];
const WORK_ITEM: Meaning = [
  'not-found',
  'The work item does not exist, or the {key} may not see it: check its id, and the area path that its user may read.',
];

export const azureDevops: ProviderCodes = {
  name: 'Azure DevOps',
  slugs: ['azure-devops'],
  hosts: ['dev.azure.com', '*.dev.azure.com', '*.visualstudio.com'],
  source: 'https://learn.microsoft.com/azure/devops/integrate/concepts/rate-limits',
  checked: '2026-11-25',
  find: ({ typeKey }) => [asText(typeKey) ?? []].flat(),
  messages: [
    [/\bTF400813\b/, MEMBER],
    [/\b(?:TF200016|VS800075|TF400324)\b/, PROJECT],
    [/\bTF401019\b/, REPOSITORY],
    [/\bTF401232\b/, WORK_ITEM],
    [
      /\b(?:TF401027|TF50309|TF237111|TF401444)\b|needs? the following permission/i,
      ['permission', 'The user of the {key} lacks a permission for this: the message names it.'],
    ],
    [
      /\bTF401179\b|already exists/i,
      ['conflict', 'This exists already: for these branches or under this name.'],
    ],
    [
      /\bTF26071\b|changed by someone else/i,
      ['conflict', 'Somebody changed the work item in the meantime: read it again.'],
    ],
    [
      /\b(?:TF401320|TF51535|TF401347|TF26201)\b/,
      [
        'request',
        'A field of the work item is missing, not known or has a wrong value: the message names it.',
      ],
    ],
    [
      /valid patch document/i,
      [
        'request',
        'The body has to be a list of operations, with application/json-patch+json as the value of Content-Type.',
      ],
    ],
    [
      /\bTF400733\b|rate limit|exceeding usage/i,
      ['rate-limit', 'Too many requests: the user or pipeline used too much in five minutes.'],
    ],
  ],
  codes: {
    VssVersionNotSpecifiedException: VERSION,
    VssVersionOutOfRangeException: VERSION,
    VssInvalidPreviewVersionException: VERSION,
    GitRepositoryNotFoundException: REPOSITORY,
    ProjectDoesNotExistException: PROJECT,
    ProjectDoesNotExistWithNameException: PROJECT,
    WorkItemUnauthorizedAccessException: WORK_ITEM,
    UnauthorizedRequestException: MEMBER,
    AccessCheckException: ['permission', 'The user of the {key} lacks a permission: the message names it.'],
    BuildNotFoundException: 'not-found',
    DefinitionNotFoundException: 'not-found',
    PipelineNotFoundException: 'not-found',
    GitItemNotFoundException: ['not-found', 'The file or path does not exist in this branch.'],
    GitUnresolvableToCommitException: ['not-found', 'The branch, tag or commit does not exist.'],
    GitReferenceStaleException: ['conflict', 'Somebody changed the branch in the meantime: read it again.'],
    RuleValidationException: ['request', 'A field of the work item has a wrong value or is missing.'],
    BuildRequestValidationFailedException: 'request',
    InvalidArgumentValueException: 'request',
    VssPropertyValidationException: 'request',
    RequestBlockedException: 'rate-limit',
  },
};
