/** The form of an API's keys. Only forms that nobody else uses: a wrong name is worse than none. */
export type FormFacts = {
  /** Of the catalogue entry; for an API that the catalogue does not have, a slug of its own. */
  slug: string;
  /** Only for what the catalogue does not have. */
  name?: string;
  /** Matches the whole key. */
  pattern: string;
  /** What to enter, if what matches is only a part of it. */
  needs?: string;
  /** Where the form is documented: a rule of a public secret scanner, or a page of the provider. */
  source: string;
};

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * The forms of the keys of APIs in the catalogue. Left out, because several providers share them: `sk_live_…` (Stripe, Clerk,
 * Paystack, WorkOS), `whsec_…`, `sk-` with 32 characters, JSON web tokens, and plain hexadecimal or UUID keys.
 */
export const CATALOGUE_FORMS: readonly FormFacts[] = [
  {
    slug: 'anthropic',
    pattern: '^sk-ant-(?:api|admin)\\d\\d-[\\w-]{80,120}$',
    source: 'gitleaks: anthropic-api-key',
  },
  {
    slug: 'slack',
    pattern:
      '^(?:xox[abeoprs]-[0-9A-Za-z-]{10,250}|xoxe\\.xox[bp]-\\d-[0-9A-Za-z]{100,200}|xapp-\\d-[0-9A-Za-z-]{20,200})$',
    source: 'gitleaks: slack-bot-token, slack-user-token, slack-app-token',
  },
  { slug: 'sendgrid', pattern: '^SG\\.[\\w-]{22}\\.[\\w-]{43}$', source: 'gitleaks: sendgrid-api-token' },
  {
    slug: 'hugging-face',
    pattern: '^(?:hf|api_org)_[A-Za-z]{34}$',
    source: 'gitleaks: huggingface-access-token',
  },
  {
    slug: 'gitlab',
    pattern: '^gl(?:pat|dt|ptt|soat|cbt)-[\\w.-]{20,320}$',
    source: 'gitleaks: gitlab-pat, gitlab-pat-routable, gitlab-deploy-token',
  },
  { slug: 'shopify', pattern: '^shp(?:at|ca|pa)_[0-9A-Fa-f]{32}$', source: 'gitleaks: shopify-access-token' },
  { slug: 'digitalocean', pattern: '^do[op]_v1_[0-9a-f]{64}$', source: 'gitleaks: digitalocean-pat' },
  { slug: 'linear', pattern: '^lin_api_[0-9A-Za-z]{40}$', source: 'gitleaks: linear-api-key' },
  { slug: 'notion', pattern: '^ntn_\\d{11}[0-9A-Za-z]{35}$', source: 'gitleaks: notion-api-token' },
  { slug: 'mailgun', pattern: '^api:key-[0-9a-f]{32}$', source: 'gitleaks: mailgun-private-api-token' },
  {
    slug: 'mailgun',
    pattern: '^key-[0-9a-f]{32}$',
    needs: 'api:API_KEY',
    source: 'gitleaks: mailgun-private-api-token',
  },
  {
    slug: 'mailchimp',
    pattern: '^[^:\\s]{1,64}:[0-9a-f]{32}-us\\d{1,2}$',
    source: 'gitleaks: mailchimp-api-key',
  },
  {
    slug: 'mailchimp',
    pattern: '^[0-9a-f]{32}-us\\d{1,2}$',
    needs: 'anystring:API_KEY',
    source: 'gitleaks: mailchimp-api-key',
  },
  {
    slug: 'discord',
    pattern: '^[MNO][A-Za-z\\d_-]{23,25}\\.[\\w-]{6}\\.[\\w-]{27,38}$',
    source: 'Yelp/detect-secrets: discord.py',
  },
  { slug: 'telegram', pattern: '^\\d{8,10}:AA[\\w-]{33}$', source: 'gitleaks: telegram-bot-api-token' },
  { slug: 'airtable', pattern: '^pat[0-9A-Za-z]{14}\\.[0-9a-f]{64}$', source: 'kingfisher: airtable.1' },
  { slug: 'figma', pattern: '^figd_[\\w-]{38,42}$', source: 'kingfisher: figma.1' },
  { slug: 'groq', pattern: '^gsk_[0-9A-Za-z]{52}$', source: 'trufflehog: groq' },
  { slug: 'replicate', pattern: '^r8_[\\w-]{37}$', source: 'trufflehog: replicate' },
  { slug: 'perplexity', pattern: '^pplx-[0-9A-Za-z]{48}$', source: 'gitleaks: perplexity-api-key' },
  { slug: 'xai', pattern: '^xai-\\w{80}$', source: 'trufflehog: xai' },
  { slug: 'openrouter', pattern: '^sk-or-v1-[0-9a-f]{64}$', source: 'openrouter.ai/docs: secret formats' },
  { slug: 'pinecone', pattern: '^pcsk_[0-9A-Za-z]{5,6}_[0-9A-Za-z]{63}$', source: 'trufflehog: pinecone' },
  {
    slug: 'postman',
    pattern: '^PMAK-[0-9A-Fa-f]{24}-[0-9A-Fa-f]{34}$',
    source: 'gitleaks: postman-api-token',
  },
  {
    slug: 'dropbox',
    pattern: '^sl\\.[\\w=.-]{130,2000}$',
    source: 'gitleaks: dropbox-short-lived-api-token',
  },
  {
    slug: 'square',
    pattern: '^(?:sq0atp-[\\w-]{22,60}|EAAA[\\w-]{60})$',
    source: 'gitleaks: square-access-token',
  },
  {
    slug: 'doppler',
    pattern: '^dp\\.(?:(?:ct|pt|sa|said|scim|audit)\\.|st\\.(?:[a-z0-9_-]{2,35}\\.)?)[0-9A-Za-z]{40,44}$',
    source: 'docs.doppler.com: auth token formats',
  },
  { slug: 'new-relic', pattern: '^NRAK-[0-9A-Z]{27}$', source: 'gitleaks: new-relic-user-api-key' },
  {
    slug: 'grafana-cloud',
    pattern: '^(?:glc_[0-9A-Za-z+/]{32,400}={0,3}|glsa_[0-9A-Za-z]{32}_[0-9A-Fa-f]{8})$',
    source: 'gitleaks: grafana-cloud-api-token, grafana-service-account-token',
  },
  {
    slug: 'supabase',
    pattern: '^(?:sbp_(?:oauth_|v0_)?[0-9a-f]{40}|sb_(?:secret|publishable)_[\\w-]{20,64})$',
    source: 'supabase/cli: AccessTokenPattern; supabase.com changelog 29260',
  },
  { slug: 'netlify', pattern: '^nfp_[0-9A-Za-z]{36,40}$', source: 'public scanner rules: netlify-token' },
  {
    slug: 'sentry',
    pattern: '^(?:sntryu_[0-9a-f]{64}|sntrys_eyJ[0-9A-Za-z+/=]{30,400}_[0-9A-Za-z+/]{43})$',
    source: 'gitleaks: sentry-user-token, sentry-org-token',
  },
  {
    slug: 'asana',
    pattern: '^(?:1/\\d{14,16}|2/\\d{16}/\\d{16}):[0-9a-f]{32}$',
    source: 'kingfisher: asana.4, asana.5',
  },
  { slug: 'cloudflare', pattern: '^cfut_[\\w-]{41,64}$', source: 'developers.cloudflare.com: token formats' },
  { slug: 'contentful', pattern: '^CFPAT-[\\w-]{43}$', source: 'trufflehog: contentfulpersonalaccesstoken' },
  {
    slug: 'planetscale',
    pattern: '^[0-9a-z]{8,32}:pscale_tkn_[\\w.=-]{32,64}$',
    source: 'gitleaks: planetscale-api-token',
  },
  {
    slug: 'planetscale',
    pattern: '^pscale_tkn_[\\w.=-]{32,64}$',
    needs: 'SERVICE_TOKEN_ID:SERVICE_TOKEN',
    source: 'gitleaks: planetscale-api-token',
  },
  {
    slug: 'resend',
    pattern: '^re_[0-9A-Za-z]{8}_[0-9A-Za-z]{20,28}$',
    source: 'public scanner rules: resend-api-key',
  },
  {
    slug: 'brevo',
    pattern: '^xkeysib-[0-9a-f]{64}-[0-9A-Za-z]{16}$',
    source: 'gitleaks: sendinblue-api-token',
  },
  {
    slug: 'razorpay',
    pattern: '^rzp_(?:live|test)_[0-9A-Za-z]{14}:\\w{20,40}$',
    source: 'public scanner rules: razorpay-key',
  },
  {
    slug: 'razorpay',
    pattern: '^rzp_(?:live|test)_[0-9A-Za-z]{14}$',
    needs: 'KEY_ID:KEY_SECRET',
    source: 'public scanner rules: razorpay-key',
  },
  { slug: 'typeform', pattern: '^tfp_[\\w.=-]{40,80}$', source: 'gitleaks: typeform-api-token' },
  { slug: 'hubspot', pattern: `^pat-(?:na|eu|ap)\\d-${UUID}$`, source: 'trufflehog: hubspot_apikey' },
  { slug: 'circleci', pattern: '^CCIPAT_[0-9A-Za-z]{22}_[0-9A-Fa-f]{40}$', source: 'trufflehog: circleci' },
  { slug: 'apify', pattern: '^apify_api_[0-9A-Za-z]{36}$', source: 'trufflehog: apify' },
  { slug: 'posthog', pattern: '^phx_\\w{43,48}$', source: 'trufflehog: posthog' },
  { slug: 'heroku', pattern: '^HRKU-AA[\\w-]{58}$', source: 'gitleaks: heroku-api-key-v2' },
  { slug: 'duffel', pattern: '^duffel_(?:live|test)_[\\w=-]{43}$', source: 'gitleaks: duffel-api-token' },
  { slug: 'easypost', pattern: '^EZ[AT]K[0-9A-Za-z]{54}$', source: 'gitleaks: easypost-api-token' },
  { slug: 'shippo', pattern: '^shippo_(?:live|test)_[0-9A-Fa-f]{40}$', source: 'gitleaks: shippo-api-token' },
  {
    slug: 'flutterwave',
    pattern: '^FLWSECK(?:_TEST)?-[0-9A-Za-z]{32}-X$',
    source: 'gitleaks: flutterwave-secret-key',
  },
  { slug: 'hashicorp-vault', pattern: '^hv[bs]\\.[\\w-]{90,300}$', source: 'gitleaks: vault-service-token' },
  {
    slug: 'maxmind',
    pattern: '^[0-9A-Za-z]{6}_[0-9A-Za-z]{29}_mmk$',
    needs: 'ACCOUNT_ID:LICENSE_KEY',
    source: 'gitleaks: maxmind-license-key',
  },
  {
    slug: 'mapbox',
    pattern: '^[ps]k\\.eyJ1Ijoi[\\w-]{20,300}\\.[\\w-]{22}$',
    source: 'gitleaks: mapbox-api-token',
  },
  {
    slug: 'adafruit-io',
    pattern: '^aio_[0-9A-Za-z]{28}$',
    source: 'GitHub secret scanning: adafruit_io_key',
  },
];

/** APIs whose keys are recognised by name only: the catalogue has no entry to add, or several products share one token. */
export const OTHER_FORMS: readonly FormFacts[] = [
  {
    slug: 'aws',
    name: 'Amazon Web Services',
    pattern: '^(?:AKIA|ASIA)[0-9A-Z]{12,28}$',
    needs: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
    source: 'docs.aws.amazon.com: IAM identifiers, unique prefixes',
  },
  {
    slug: 'atlassian',
    name: 'Atlassian (Jira, Confluence, Bitbucket)',
    pattern: '^ATATT3[\\w=-]{180,200}$',
    needs: 'EMAIL:API_TOKEN',
    source: 'gitleaks: atlassian-api-token',
  },
  { slug: 'npm', name: 'npm', pattern: '^npm_[0-9A-Za-z]{36}$', source: 'gitleaks: npm-access-token' },
  { slug: 'pypi', name: 'PyPI', pattern: '^pypi-[\\w-]{80,1000}$', source: 'gitleaks: pypi-upload-token' },
  {
    slug: 'rubygems',
    name: 'RubyGems',
    pattern: '^rubygems_[0-9a-f]{48}$',
    source: 'gitleaks: rubygems-api-token',
  },
  {
    slug: 'docker-hub',
    name: 'Docker Hub',
    pattern: '^dckr_(?:pat|oat)_[\\w-]{27,32}$',
    source: 'trufflehog: dockerhub',
  },
  {
    slug: 'databricks',
    name: 'Databricks',
    pattern: '^dapi[0-9a-f]{32}(?:-\\d)?$',
    source: 'gitleaks: databricks-api-token',
  },
  { slug: 'buildkite', name: 'Buildkite', pattern: '^bkua_[0-9a-z]{40}$', source: 'trufflehog: buildkite' },
  {
    slug: 'fly-io',
    name: 'Fly.io',
    pattern: '^(?:FlyV1 )?(?:fo1_[\\w-]{43}|fm(?:1[ar]|2)_[0-9A-Za-z+/=,_]{100,4000})$',
    source: 'gitleaks: flyio-access-token',
  },
  { slug: 'pulumi', name: 'Pulumi', pattern: '^pul-[0-9a-f]{40}$', source: 'gitleaks: pulumi-api-token' },
  {
    slug: 'tailscale',
    name: 'Tailscale',
    pattern: '^tskey-(?:api|auth|client|scim|webhook)-\\w+-\\w{16,64}$',
    source: 'tailscale.com/kb/1277: key prefixes',
  },
  {
    slug: 'langsmith',
    name: 'LangSmith',
    pattern: '^lsv2_(?:pt|sk)_[0-9a-f]{32}_[0-9a-f]{10}$',
    source: 'trufflehog: langsmith',
  },
  {
    slug: 'dynatrace',
    name: 'Dynatrace',
    pattern: '^dt0c01\\.[0-9A-Za-z]{24}\\.[0-9A-Za-z]{64}$',
    source: 'gitleaks: dynatrace-api-token',
  },
  {
    slug: 'sourcegraph',
    name: 'Sourcegraph',
    pattern: '^sgp_(?:[0-9a-f]{16}_|local_)?[0-9a-f]{40}$',
    source: 'gitleaks: sourcegraph-access-token',
  },
  { slug: 'readme', name: 'ReadMe', pattern: '^rdme_[0-9a-z]{70}$', source: 'gitleaks: readme-api-token' },
  {
    slug: 'prefect',
    name: 'Prefect',
    pattern: '^pnu_[0-9A-Za-z]{36}$',
    source: 'gitleaks: prefect-api-token',
  },
  {
    slug: 'terraform',
    name: 'HCP Terraform',
    pattern: '^[0-9A-Za-z]{14}\\.atlasv1\\.[\\w=-]{60,70}$',
    source: 'gitleaks: hashicorp-tf-api-token',
  },
];
