import { scopesOf } from './define-facts.ts';
import { metaLogin } from './meta-login.ts';

export const facebookGraph = metaLogin({
  slug: 'facebook-graph',
  authorizationUrl: 'https://www.facebook.com/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/oauth/access_token',
  scopes: scopesOf(
    {
      public_profile: 'Read the name and the picture of the person.',
      pages_show_list: 'List the pages that the person manages.',
    },
    {
      email: 'Read the email address of the person.',
      pages_read_engagement: 'Read the posts, the followers and the numbers of these pages.',
      pages_manage_posts: 'Publish, change and delete posts on these pages.',
    },
  ),
});
