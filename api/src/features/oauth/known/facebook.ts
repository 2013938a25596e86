import { scopesOf } from './define-facts.ts';
import { metaLogin } from './meta-login.ts';

export const facebook = metaLogin({
  slug: 'facebook',
  authorizationUrl: 'https://www.facebook.com/v26.0/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/v26.0/oauth/access_token',
  scopes: scopesOf({
    public_profile: 'Read the name and the picture of the person.',
    email: 'Read the email address of the person.',
  }),
});
