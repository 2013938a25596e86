import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { authorizeNet } from '#src/error-codes/providers/authorize-net.ts';
import { braintree } from '#src/error-codes/providers/braintree.ts';
import { checkoutCom } from '#src/error-codes/providers/checkout-com.ts';
import { flutterwave } from '#src/error-codes/providers/flutterwave.ts';
import { freshbooks } from '#src/error-codes/providers/freshbooks.ts';
import { gocardless } from '#src/error-codes/providers/gocardless.ts';
import { klarna } from '#src/error-codes/providers/klarna.ts';
import { lemonSqueezy } from '#src/error-codes/providers/lemon-squeezy.ts';
import { mercadoPago } from '#src/error-codes/providers/mercado-pago.ts';
import { mollie } from '#src/error-codes/providers/mollie.ts';
import { paddle } from '#src/error-codes/providers/paddle.ts';
import { paystack } from '#src/error-codes/providers/paystack.ts';
import { polar } from '#src/error-codes/providers/polar.ts';
import { recurly } from '#src/error-codes/providers/recurly.ts';
import { revenuecat } from '#src/error-codes/providers/revenuecat.ts';
import { sumsub } from '#src/error-codes/providers/sumsub.ts';
import { tink } from '#src/error-codes/providers/tink.ts';
import { truelayer } from '#src/error-codes/providers/truelayer.ts';
import { xero } from '#src/error-codes/providers/xero.ts';

export const paymentsCodes: readonly ProviderCodes[] = [
  authorizeNet,
  braintree,
  checkoutCom,
  flutterwave,
  freshbooks,
  gocardless,
  klarna,
  lemonSqueezy,
  mercadoPago,
  mollie,
  paddle,
  paystack,
  polar,
  recurly,
  revenuecat,
  sumsub,
  tink,
  truelayer,
  xero,
];
