import type { Concept } from '#src/concept.ts';

export const MONEY: Concept[] = [
  {
    name: 'payments',
    category: 'payments',
    says: 'payment, payments, pay, paying, process payments, processing payments, accept payments, credit card, card payment, card payments, debit card, checkout, payment gateway, payment processing, payment method, payment intent, take payments, online payments, apple pay, google pay, paywall, donations, monetise, accept cards, card details, apple wallet, wallet payments, charge customers, collect money, buyers pay, pay by card, refund, refunds, charge, charges, charge cards, market stall, cashless, donate, donation payments, sell tickets online, purchase, purchases, billing customers, deposit, pay online, paying online, card processing, credit cards, payment provider, payment processor, psp, merchant account, receive payments, receive money, accept money, getting paid, get paid, pix, pay with card, pay by phone, mobile money, donation form, online payment, tips for, tipping, tip streamers, tip the, give tips, leave a tip',
  },
  {
    name: 'subscriptions',
    category: 'payments',
    says: 'subscription, subscriptions, recurring billing, recurring payments, recurring, subscription billing, billing, saas billing, membership, monthly plans, monthly fee, pay monthly, trial period, renewals, paid plans, every month, members every month, membership fee, membership fees, monthly payments, yearly plan, annual plan, dues, yearly subscription, monthly subscription, subscription management, subscription payments, saas subscriptions, recurring charges, in app subscriptions, dunning, usage based billing, metered billing, charge monthly',
    implies: { payments: 0.6 },
  },
  {
    name: 'invoicing',
    category: 'finance',
    says: 'invoicing, invoice, invoices, send invoices, billing documents, quotes and invoices, einvoicing, bill clients, bill my clients, send a bill, billable, bills, facture, factures, automatic invoices, e invoicing, invoice customers, create invoices, invoice generator, bill',
  },
  {
    name: 'payouts',
    category: 'payments',
    says: 'payout, payouts, split payments, marketplace payments, pay sellers, transfer money, money transfer, send money, remittance, pay freelancers, international transfers, mass payments, pay contractors, contractors abroad, pay suppliers, payments abroad, send money abroad, international payments, seller receives money, pay out, paying sellers, pay creators, pay drivers, pay vendors, split payment, disburse',
  },
  {
    name: 'in-person payments',
    category: 'payments',
    says: 'point of sale, pos, in person payments, card reader, terminal, in store payments, market stall, cash register, till, at the counter',
    implies: { payments: 0.5 },
  },
  {
    name: 'instalments',
    category: 'payments',
    says: 'buy now pay later, bnpl, instalments, installments, pay later, financing at checkout',
    implies: { payments: 0.5 },
  },
  {
    name: 'direct debit',
    category: 'payments',
    says: 'direct debit, ach, sepa, bank debit, bank to bank payments, pay by bank, account to account, bank transfers, bank transfer, bacs, sepa direct debit, pay with bank account',
    implies: { payments: 0.5 },
  },
  {
    name: 'bank account data',
    category: 'finance',
    says: 'bank account, bank accounts, open banking, bank transactions, account aggregation, bank balances, transaction data, bank feeds, banking, bank, personal finance, account balances, budgeting, spending, bank statement, bank statements, salary check, income verification',
  },
  {
    name: 'crypto payments',
    category: 'payments',
    says: 'crypto payments, accept bitcoin, bitcoin payments, pay with crypto, accept crypto, cryptocurrency payments',
    implies: { cryptocurrency: 0.4 },
  },
  {
    name: 'cryptocurrency',
    category: 'finance',
    says: 'cryptocurrency, crypto, cryptocurrencies, bitcoin, ethereum, crypto prices, coin prices, token prices, crypto exchange, crypto coins, altcoins, coin market, crypto portfolio, orderbook, order book, crypto trading, binance data, coins, coin, stablecoin, usdc, crypto market',
  },
  {
    name: 'blockchain',
    category: 'finance',
    says: 'blockchain, smart contract, smart contracts, nft, web3, wallet address, on chain, solana, ethereum node, crypto wallets, wallet balances, wallet balance, on chain data, blockchain data, ethereum wallet, rpc node, ethereum rpc, block explorer, gas fees, token balances, nfts, defi, crypto wallet',
  },
  {
    name: 'exchange rates',
    category: 'finance',
    says: 'exchange rate, exchange rates, currency conversion, convert currency, convert currencies, currency converter, currency rates, foreign exchange, forex, fx, currencies, currency, dollars to euros, euros, dollars, usd, eur, convert dollars, rates of currencies, euro to dollar, currency exchange, exchange currency, ecb rates',
  },
  {
    name: 'stock market data',
    category: 'market-data',
    says: 'stock, stocks, stock market, stock prices, stock quotes, share prices, shares, market data, equities, ticker, tickers, candlestick, financial market, financial markets, stock market prices, securities, etf, dividends, investment, investments, investing, nasdaq, s and p 500, apple shares, last trades, trades, options data, historical prices, bourse, stock exchange, price of shares, stock data, stock api, share price, real time quotes, quotes of shares, tickers and quotes, stock chart, commodities, stock screener',
  },
  {
    name: 'trading',
    category: 'finance',
    says: 'trading, brokerage, place trades, buy stocks, trade stocks, portfolio, place orders at a broker, trading bot, stock broker, stock trading api, broker api, paper trading, algorithmic trading, brokers, stockbroker',
  },
  {
    name: 'fraud detection',
    category: 'security',
    says: 'fraud, fraud detection, fraud prevention, chargeback, chargebacks, risk scoring, anti fraud, fraudulent, scam, stolen cards, suspicious, fake accounts, fake orders, bots buying, payment risk, device fingerprint, device fingerprinting, multiple accounts, bot sign ups, fake sign ups, account takeover, ip risk, risky orders',
  },
  {
    name: 'identity verification',
    category: 'security',
    says: 'identity verification, verify identity, kyc, know your customer, identity documents, id verification, document verification, passport, aml, anti money laundering, background check, background checks, verify age, age verification, selfie, prove identity, onboarding checks, identity check, id check, verify id, verify ids, verify customers, verify people, aml check, sanctions, watchlist, liveness, driver license check, verify a person, age check, document check, kyb, onboarding of customers, who somebody is, identity proof',
  },
  {
    name: 'sales tax',
    category: 'tax',
    says: 'sales tax, tax calculation, vat, tax rates, gst, tax compliance, calculate tax, taxes, tax, vat number, vat rates, vat calculation, tax calculator, eu vat, merchant of record, vat numbers, vat validation, check vat',
  },
  {
    name: 'accounting',
    category: 'finance',
    says: 'accounting, bookkeeping, ledger, general ledger, accounts payable, accounts receivable, chart of accounts, financial statements, profit and loss, bookkeeper, expenses and invoices, books of a company, balance sheet, tax return, accountant, bookkeeping entries, accounts software, accounting software, accounting sync, erp, general accounting, bookkeeping software, books of the company, keep the books',
    implies: { invoicing: 0.3 },
  },
  {
    name: 'expenses',
    category: 'finance',
    says: 'expense, expenses, expense management, corporate cards, spend management',
  },
  {
    name: 'payroll',
    category: 'hr',
    says: 'payroll, salaries, pay employees, payslip, payslips, wages',
  },
  {
    name: 'credit scoring',
    category: 'finance',
    says: 'credit score, credit scoring, credit report, creditworthiness, lending, loans, mortgage',
  },
  {
    name: 'card issuing',
    category: 'finance',
    says: 'card issuing, issue cards, virtual cards, banking as a service',
  },
  {
    name: 'insurance',
    category: 'finance',
    says: 'insurance, insurance quotes, insurance policies',
  },
  {
    name: 'loyalty',
    category: 'e-commerce',
    says: 'loyalty, rewards, coupons, discounts, promotions, gift cards, gift card, vouchers, referral program',
  },
  {
    name: 'online store',
    category: 'e-commerce',
    says: 'online store, online shop, ecommerce, e commerce, webshop, web shop, storefront, shopping cart, cart, sell products, sell products on my website, sell online, product catalogue, product catalog, merchandise, shop, store checkout, orders and products, sell things, sell handmade, merchants, store orders, second hand, shop system, shop software, e commerce platform, ecommerce platform, graphql commerce, headless commerce, product feed',
    implies: { payments: 0.4 },
  },
  {
    name: 'inventory',
    category: 'e-commerce',
    says: 'inventory, stock levels, warehouse, stock management, stock keeping, order management, order fulfilment, order fulfillment, fulfillment, stock count, out of stock, warehouses',
  },
  {
    name: 'marketplace selling',
    category: 'e-commerce',
    says: 'marketplace listings, sell on amazon, sell on ebay, product listings, multichannel, listings on marketplaces, amazon seller, amazon sellers, seller central, ebay listings, sell on marketplaces, seller account, fba, etsy listings',
  },
  {
    name: 'product data',
    category: 'e-commerce',
    says: 'barcode, upc, ean, product lookup, product database, product data, gtin, barcode lookup, barcode to product, product barcode, barcodes, scan products, product information',
  },
  {
    name: 'reviews',
    category: 'e-commerce',
    says: 'reviews, ratings, customer reviews, testimonials',
  },
  {
    name: 'price comparison',
    category: 'e-commerce',
    says: 'price comparison, compare prices, price tracking, bargains',
  },
  {
    name: 'shipping',
    category: 'logistics',
    says: 'shipping, shipping labels, shipping rates, ship, print labels, print shipping labels, parcel, parcels, courier, carriers, delivery, postage, freight, carrier rates, parcel rates, ups, fedex, dhl, usps, deliver, couriers, ship orders, parcel label, parcel labels, shipping label, carrier, carriers rates, send parcels, send packages, packages, package, boxes to buyers, ship boxes, ship parcels, shipment, shipments, mail packages, delivery company',
  },
  {
    name: 'package tracking',
    category: 'logistics',
    says: 'package tracking, track packages, track parcels, shipment tracking, track shipments, tracking numbers, delivery tracking, order tracking, where is my parcel, where is my package, parcel status, delivery status, track my parcel, track my order, where is my order, parcel tracking, package status, delivery updates, shipment status, order status',
  },
  {
    name: 'fleet tracking',
    category: 'logistics',
    says: 'fleet, fleet tracking, gps tracking, vehicle tracking, telematics, drivers, driver position, live driver position, courier position, courier location, track vehicles, gps trackers, vehicle location, driver location, connected cars, connected car',
  },
  {
    name: 'print on demand',
    category: 'e-commerce',
    says: 'print on demand, custom t shirts, custom merchandise, 3d printing',
  },
];
