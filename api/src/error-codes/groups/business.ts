import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { activecampaign } from '#src/error-codes/providers/activecampaign.ts';
import { adobeAcrobatSign } from '#src/error-codes/providers/adobe-acrobat-sign.ts';
import { asana } from '#src/error-codes/providers/asana.ts';
import { ashby } from '#src/error-codes/providers/ashby.ts';
import { atlassian } from '#src/error-codes/providers/atlassian.ts';
import { attio } from '#src/error-codes/providers/attio.ts';
import { bitbucket } from '#src/error-codes/providers/bitbucket.ts';
import { box } from '#src/error-codes/providers/box.ts';
import { calendly } from '#src/error-codes/providers/calendly.ts';
import { clickup } from '#src/error-codes/providers/clickup.ts';
import { closeCrm } from '#src/error-codes/providers/close-crm.ts';
import { dropboxSign } from '#src/error-codes/providers/dropbox-sign.ts';
import { figma } from '#src/error-codes/providers/figma.ts';
import { freshdesk } from '#src/error-codes/providers/freshdesk.ts';
import { gitlab } from '#src/error-codes/providers/gitlab.ts';
import { helpScout } from '#src/error-codes/providers/help-scout.ts';
import { intercom } from '#src/error-codes/providers/intercom.ts';
import { kit } from '#src/error-codes/providers/kit.ts';
import { klaviyo } from '#src/error-codes/providers/klaviyo.ts';
import { linear } from '#src/error-codes/providers/linear.ts';
import { miro } from '#src/error-codes/providers/miro.ts';
import { pandadoc } from '#src/error-codes/providers/pandadoc.ts';
import { pipedrive } from '#src/error-codes/providers/pipedrive.ts';
import { powerBi } from '#src/error-codes/providers/power-bi.ts';
import { servicenow } from '#src/error-codes/providers/servicenow.ts';
import { todoist } from '#src/error-codes/providers/todoist.ts';
import { trello } from '#src/error-codes/providers/trello.ts';
import { typeform } from '#src/error-codes/providers/typeform.ts';
import { zendesk } from '#src/error-codes/providers/zendesk.ts';
import { zohoCrm } from '#src/error-codes/providers/zoho-crm.ts';

export const businessCodes: readonly ProviderCodes[] = [
  activecampaign,
  adobeAcrobatSign,
  asana,
  ashby,
  atlassian,
  attio,
  bitbucket,
  box,
  calendly,
  clickup,
  closeCrm,
  dropboxSign,
  figma,
  freshdesk,
  gitlab,
  helpScout,
  intercom,
  kit,
  klaviyo,
  linear,
  miro,
  pandadoc,
  pipedrive,
  powerBi,
  servicenow,
  todoist,
  trello,
  typeform,
  zendesk,
  zohoCrm,
];
