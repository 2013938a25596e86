import type { z } from 'zod';
import { hasLogin, hasRedirect, type OauthGrant } from '#src/plain/oauth-wizard.ts';

/** What the field lacks where it is needed and empty. */
export const MISSING = {
  clientSecret: 'Client Secret is required',
  authorizationUrl: 'Authorization URL must be a valid URL',
  redirectUri: 'Redirect URI must be a valid URL',
  deviceAuthorizationUrl: 'Device Authorization URL must be a valid URL',
  pushedAuthorizationUrl: 'Pushed Authorization URL must be a valid URL',
};

/** A private key that nobody enters is made here. */
const hasOwnKey = ({ clientAuth }: Combined): boolean => clientAuth === 'private_key_jwt';

type Combined = {
  grant?: OauthGrant | undefined;
  clientAuth?: string | null | undefined;
  clientSecret?: string | undefined;
  authorizationUrl?: string | undefined;
  redirectUri?: string | undefined;
  deviceAuthorizationUrl?: string | undefined;
  /** In the form, `off` is false. */
  usesPkce?: boolean | string | null | undefined;
};

const isFilled = (value: string | undefined): boolean => value !== undefined && value !== '';

type Combination = { field: keyof Combined; message: string; isRight: (fields: Combined) => boolean };

const COMBINATIONS: readonly Combination[] = [
  {
    field: 'clientSecret',
    message: MISSING.clientSecret,
    isRight: (fields) =>
      (hasLogin(fields) && fields.clientAuth === 'none') ||
      hasOwnKey(fields) ||
      isFilled(fields.clientSecret),
  },
  {
    field: 'clientAuth',
    message: 'Without a login, the app has to prove with its secret who it is',
    isRight: (fields) => hasLogin(fields) || fields.clientAuth !== 'none',
  },
  {
    field: 'usesPkce',
    message: 'A public client has no other proof than PKCE',
    isRight: ({ clientAuth, usesPkce }) =>
      clientAuth !== 'none' || (usesPkce !== false && usesPkce !== 'off'),
  },
  {
    field: 'authorizationUrl',
    message: MISSING.authorizationUrl,
    isRight: (fields) => !hasRedirect(fields) || isFilled(fields.authorizationUrl),
  },
  {
    field: 'redirectUri',
    message: MISSING.redirectUri,
    isRight: (fields) => !hasRedirect(fields) || isFilled(fields.redirectUri),
  },
  {
    field: 'deviceAuthorizationUrl',
    message: MISSING.deviceAuthorizationUrl,
    isRight: (fields) => fields.grant !== 'device_code' || isFilled(fields.deviceAuthorizationUrl),
  },
];

/** What is wrong with the fields of a configuration together; undefined if nothing is. */
export const combinationProblem = (fields: Combined): Omit<Combination, 'isRight'> | undefined =>
  COMBINATIONS.find(({ isRight }) => !isRight(fields));

/** Checked together with each field, so that all messages come at once. */
export const combined = <Schema extends z.ZodObject>(schema: Schema): Schema =>
  COMBINATIONS.reduce(
    (checked, { field, message, isRight }) =>
      checked.refine(isRight, {
        path: [field],
        error: message,
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    schema,
  );
