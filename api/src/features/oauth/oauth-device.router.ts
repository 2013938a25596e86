import { authorizeInput, oauthProviderInput } from '@gatehouse/contract/oauth.ts';
import { deviceLoginSchema } from '@gatehouse/contract/oauth-device.ts';
import {
  beginDeviceLogin,
  cancelDeviceLogin,
  readDeviceLogin,
} from '#src/features/oauth/device/device-login.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('oauth');
const path = '/oauth/device/{providerId}';

/** Part of the router `oauth`: logins with a code, which is entered in any browser (RFC 8628). */
export const deviceRouter = router({
  begin: operation(
    `POST ${path}`,
    'Begin a login with a code: get the code and the page where a person enters it',
    {
      description:
        'For a configuration whose grant is device_code. The server then asks the provider until the code was entered, and stores the connection: GET says what has become of it. A login before it ends. What the provider refuses is in the response.',
    },
  )
    .input(authorizeInput)
    .output(deviceLoginSchema)
    .mutation(({ ctx, input }) => beginDeviceLogin(ctx.deps, input)),

  state: operation(`GET ${path}`, 'Read what has become of the login with a code of a provider', {
    description: 'No call is made to the provider, so it can be read again and again.',
  })
    .input(oauthProviderInput)
    .output(deviceLoginSchema)
    .query(({ ctx, input }) => readDeviceLogin(ctx.deps, input.providerId)),

  cancel: operation(
    `DELETE ${path}`,
    'Cancel the login with a code of a provider; one that has ended stays as it is',
  )
    .input(oauthProviderInput)
    .output(deviceLoginSchema)
    .mutation(({ ctx, input }) => cancelDeviceLogin(ctx.deps, input.providerId)),
});
