import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { abuseipdb } from '#src/error-codes/providers/abuseipdb.ts';
import { amplitude } from '#src/error-codes/providers/amplitude.ts';
import { appwrite } from '#src/error-codes/providers/appwrite.ts';
import { azureKeyVault } from '#src/error-codes/providers/azure-key-vault.ts';
import { betterStack } from '#src/error-codes/providers/better-stack.ts';
import { circleci } from '#src/error-codes/providers/circleci.ts';
import { clerk } from '#src/error-codes/providers/clerk.ts';
import { contentful } from '#src/error-codes/providers/contentful.ts';
import { datadog } from '#src/error-codes/providers/datadog.ts';
import { descope } from '#src/error-codes/providers/descope.ts';
import { digitalocean } from '#src/error-codes/providers/digitalocean.ts';
import { doppler } from '#src/error-codes/providers/doppler.ts';
import { ghost } from '#src/error-codes/providers/ghost.ts';
import { godaddy } from '#src/error-codes/providers/godaddy.ts';
import { grafana } from '#src/error-codes/providers/grafana.ts';
import { hashicorpVault } from '#src/error-codes/providers/hashicorp-vault.ts';
import { haveIBeenPwned } from '#src/error-codes/providers/have-i-been-pwned.ts';
import { heroku } from '#src/error-codes/providers/heroku.ts';
import { hetzner } from '#src/error-codes/providers/hetzner.ts';
import { honeycomb } from '#src/error-codes/providers/honeycomb.ts';
import { ipinfo } from '#src/error-codes/providers/ipinfo.ts';
import { ipqualityscore } from '#src/error-codes/providers/ipqualityscore.ts';
import { launchdarkly } from '#src/error-codes/providers/launchdarkly.ts';
import { maxmind } from '#src/error-codes/providers/maxmind.ts';
import { mixpanel } from '#src/error-codes/providers/mixpanel.ts';
import { mongodbAtlas } from '#src/error-codes/providers/mongodb-atlas.ts';
import { namecheap } from '#src/error-codes/providers/namecheap.ts';
import { neon } from '#src/error-codes/providers/neon.ts';
import { netlify } from '#src/error-codes/providers/netlify.ts';
import { newRelic } from '#src/error-codes/providers/new-relic.ts';
import { pagerduty } from '#src/error-codes/providers/pagerduty.ts';
import { planetscale } from '#src/error-codes/providers/planetscale.ts';
import { porkbun } from '#src/error-codes/providers/porkbun.ts';
import { posthog } from '#src/error-codes/providers/posthog.ts';
import { render } from '#src/error-codes/providers/render.ts';
import { sanity } from '#src/error-codes/providers/sanity.ts';
import { segment } from '#src/error-codes/providers/segment.ts';
import { sentry } from '#src/error-codes/providers/sentry.ts';
import { shodan } from '#src/error-codes/providers/shodan.ts';
import { snyk } from '#src/error-codes/providers/snyk.ts';
import { storyblok } from '#src/error-codes/providers/storyblok.ts';
import { stytch } from '#src/error-codes/providers/stytch.ts';
import { supabase } from '#src/error-codes/providers/supabase.ts';
import { turso } from '#src/error-codes/providers/turso.ts';
import { upstash } from '#src/error-codes/providers/upstash.ts';
import { virustotal } from '#src/error-codes/providers/virustotal.ts';
import { webflow } from '#src/error-codes/providers/webflow.ts';
import { wordpress } from '#src/error-codes/providers/wordpress.ts';
import { workos } from '#src/error-codes/providers/workos.ts';

export const developerCodes: readonly ProviderCodes[] = [
  azureKeyVault,
  abuseipdb,
  amplitude,
  appwrite,
  betterStack,
  circleci,
  clerk,
  contentful,
  datadog,
  descope,
  digitalocean,
  doppler,
  ghost,
  godaddy,
  grafana,
  hashicorpVault,
  haveIBeenPwned,
  heroku,
  hetzner,
  honeycomb,
  ipinfo,
  ipqualityscore,
  launchdarkly,
  maxmind,
  mixpanel,
  mongodbAtlas,
  namecheap,
  neon,
  netlify,
  newRelic,
  pagerduty,
  planetscale,
  porkbun,
  posthog,
  render,
  sanity,
  segment,
  sentry,
  shodan,
  snyk,
  storyblok,
  stytch,
  supabase,
  turso,
  upstash,
  virustotal,
  webflow,
  wordpress,
  workos,
];
