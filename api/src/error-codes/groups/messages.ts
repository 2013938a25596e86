import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { ably } from '#src/error-codes/providers/ably.ts';
import { agora } from '#src/error-codes/providers/agora.ts';
import { brevo } from '#src/error-codes/providers/brevo.ts';
import { customerIo } from '#src/error-codes/providers/customer-io.ts';
import { infobip } from '#src/error-codes/providers/infobip.ts';
import { knock } from '#src/error-codes/providers/knock.ts';
import { loops } from '#src/error-codes/providers/loops.ts';
import { mailchimp } from '#src/error-codes/providers/mailchimp.ts';
import { mailersend } from '#src/error-codes/providers/mailersend.ts';
import { mailgun } from '#src/error-codes/providers/mailgun.ts';
import { mailjet } from '#src/error-codes/providers/mailjet.ts';
import { messagebird } from '#src/error-codes/providers/messagebird.ts';
import { nylas } from '#src/error-codes/providers/nylas.ts';
import { onesignal } from '#src/error-codes/providers/onesignal.ts';
import { plivo } from '#src/error-codes/providers/plivo.ts';
import { postmark } from '#src/error-codes/providers/postmark.ts';
import { pubnub } from '#src/error-codes/providers/pubnub.ts';
import { pusher } from '#src/error-codes/providers/pusher.ts';
import { resend } from '#src/error-codes/providers/resend.ts';
import { sendbird } from '#src/error-codes/providers/sendbird.ts';
import { sinch } from '#src/error-codes/providers/sinch.ts';
import { sparkpost } from '#src/error-codes/providers/sparkpost.ts';
import { stream } from '#src/error-codes/providers/stream.ts';
import { telnyx } from '#src/error-codes/providers/telnyx.ts';

export const messagesCodes: readonly ProviderCodes[] = [
  ably,
  agora,
  brevo,
  customerIo,
  infobip,
  knock,
  loops,
  mailchimp,
  mailersend,
  mailgun,
  mailjet,
  messagebird,
  nylas,
  onesignal,
  plivo,
  postmark,
  pubnub,
  pusher,
  resend,
  sendbird,
  sinch,
  sparkpost,
  stream,
  telnyx,
];
