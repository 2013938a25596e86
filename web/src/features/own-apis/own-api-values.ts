import { type AddOwnApiInput, addOwnApiInput, type DescribedApi } from '@gatehouse/contract/own-apis.ts';
import type { KeyPlacement, Provider } from '@gatehouse/contract/providers.ts';
import type { FormErrors } from '@mantine/form';

/** What the form of an API has typed. */
export interface OwnApiValues {
  name: string;
  baseUrl: string;
  placement: KeyPlacement['type'];
  /** Of the header or the query parameter. */
  placeName: string;
  /** What stands in front of the key, with its space. */
  prefix: string;
  verifyMethod: 'GET' | 'POST';
  verifyEndpoint: string;
  /** One on a line, or separated by commas. */
  hosts: string;
  /** `Name: value`, one on a line. */
  headers: string;
  documentationUrl: string;
  registerUrl: string;
  rotationDays: string | number;
}

export const NO_API: OwnApiValues = {
  name: '',
  baseUrl: '',
  placement: 'bearer',
  placeName: '',
  prefix: '',
  verifyMethod: 'GET',
  verifyEndpoint: '',
  hosts: '',
  headers: '',
  documentationUrl: '',
  registerUrl: '',
  rotationDays: 90,
};

const linesOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    linesOf(text, /\n/).map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );

type Placement = Pick<OwnApiValues, 'placement' | 'placeName' | 'prefix'>;

/** Where the key goes; undefined for one that this form cannot describe, which stays as it is. */
const placementOf = ({ placement, placeName, prefix }: Placement): KeyPlacement | undefined => {
  const name = placeName.trim();
  if (placement === 'parts') return undefined;
  if (placement === 'query') return { type: placement, name };
  if (placement === 'header') return { type: placement, name, ...(prefix === '' ? {} : { prefix }) };
  return { type: placement };
};

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The input of the operations, before it is validated. An empty field means what follows from the others. */
export const toOwnApiInput = (values: OwnApiValues): Omit<AddOwnApiInput, 'operations'> => {
  const hosts = linesOf(values.hosts, /[\s,;]+/);
  const endpoint = values.verifyEndpoint.trim();
  return {
    name: values.name,
    baseUrl: values.baseUrl,
    keyPlacement: placementOf(values),
    ...(hosts.length === 0 ? {} : { hosts }),
    defaultHeaders: headersOf(values.headers),
    verification: endpoint === '' ? null : { method: values.verifyMethod, endpoint },
    documentationUrl: textOrNull(values.documentationUrl),
    registerUrl: textOrNull(values.registerUrl),
    recommendedRotationDays: Number(values.rotationDays),
  };
};

/** The values of a saved provider. Its hosts are left empty while they follow from its base URL. */
export const valuesOf = (provider: Provider): OwnApiValues => {
  const { keyPlacement, verification, baseUrl, hosts } = provider;
  const isPlain = baseUrl !== null && hosts.length === 1 && hosts[0] === new URL(baseUrl).hostname;
  return {
    name: provider.name,
    baseUrl: baseUrl ?? '',
    placement: keyPlacement.type,
    placeName: 'name' in keyPlacement ? keyPlacement.name : '',
    prefix: keyPlacement.type === 'header' ? (keyPlacement.prefix ?? '') : '',
    verifyMethod: verification?.method ?? 'GET',
    verifyEndpoint: verification?.endpoint ?? '',
    hosts: isPlain ? '' : hosts.join('\n'),
    headers: Object.entries(provider.defaultHeaders)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    documentationUrl: provider.documentationUrl ?? '',
    registerUrl: provider.registerUrl ?? '',
    rotationDays: provider.recommendedRotationDays,
  };
};

/** What a document says, over what was typed. */
export const describedValues = (
  values: OwnApiValues,
  { name, baseUrl, keyPlacement, documentationUrl }: DescribedApi,
): OwnApiValues => ({
  ...values,
  name: name === '' ? values.name : name,
  baseUrl: baseUrl ?? values.baseUrl,
  documentationUrl: documentationUrl ?? values.documentationUrl,
  ...(keyPlacement === null
    ? {}
    : {
        placement: keyPlacement.type,
        placeName: 'name' in keyPlacement ? keyPlacement.name : '',
        prefix: keyPlacement.type === 'header' ? (keyPlacement.prefix ?? '') : '',
      }),
});

const FIELDS: Readonly<Record<string, keyof OwnApiValues>> = {
  name: 'name',
  baseUrl: 'baseUrl',
  keyPlacement: 'placement',
  'keyPlacement.name': 'placeName',
  'keyPlacement.prefix': 'prefix',
  hosts: 'hosts',
  defaultHeaders: 'headers',
  verification: 'verifyEndpoint',
  documentationUrl: 'documentationUrl',
  registerUrl: 'registerUrl',
  recommendedRotationDays: 'rotationDays',
};

/** The field that an error of the input is about. */
export const fieldOf = ([first, second]: readonly (string | number)[]): string | undefined =>
  FIELDS[`${first}.${second}`] ?? FIELDS[String(first)];

export const validateOwnApi = (values: OwnApiValues): FormErrors => {
  const issues = addOwnApiInput.safeParse(toOwnApiInput(values)).error?.issues ?? [];
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = fieldOf(path as (string | number)[]);
    if (field !== undefined) errors[field] ??= message;
  }
  return errors;
};

/** Fields that few APIs need. */
export const FURTHER_FIELDS = ['hosts', 'headers', 'documentationUrl', 'registerUrl', 'rotationDays'];

const HIDDEN = '••••';

/** The header or the address that a key makes, as it will be sent. */
export const placementText = (placement: Placement, baseUrl: string): string => {
  const name = placement.placeName.trim();
  switch (placement.placement) {
    case 'bearer':
      return `Authorization: Bearer ${HIDDEN}`;
    case 'header':
      return `${name || '…'}: ${placement.prefix}${HIDDEN}`;
    case 'query':
      return `${baseUrl.trim().replace(/(?<!\/)\/+$/, '') || 'https://api.example.com'}/…?${encodeURIComponent(name) || '…'}=${HIDDEN}`;
    case 'basic':
      return `Authorization: Basic ${HIDDEN} (user:password)`;
    case 'none':
      return 'No key is sent, and none can be stored.';
    case 'aws-sigv4':
      return `Authorization: AWS4-HMAC-SHA256 ${HIDDEN}`;
    case 'parts':
      return 'Each of its values goes to a place of its own.';
  }
};
