import type { Concept } from '#src/concept.ts';

export const DEVELOPMENT: Concept[] = [
  {
    name: 'source code hosting',
    category: 'developer-tools',
    says: 'repository, repositories, git, pull request, pull requests, source code, code hosting, github issues, git hosting, version control, merge requests, open source projects, open pull requests, releases of a project, issues of a repository, branch protection, package registry, private repos, public repos, open source repos, commit history, commit messages, diff of a commit, code changes, code search, search code, code collaboration, code owners, code contributors, release notes of, versioned code, branches and tags, self hosted code',
    supports: 'branches, commits, code review, commit',
  },
  {
    name: 'CI/CD',
    category: 'developer-tools',
    says: 'continuous integration, ci cd, ci, build pipelines, build server, deploy pipeline, release automation, build pipeline, trigger builds, trigger a build, builds from a commit, build on every commit, on every commit, on each commit, on every push, tests on each push, run our tests, run tests on, deploy after tests, test results of builds, workflow runs, continuous delivery, continuous deployment, self hosted runners, test pipeline, release pipeline, run unit tests, automated test runs',
  },
  {
    name: 'hosting',
    category: 'cloud',
    says: 'hosting, deploy, deployment, deployments, deploy websites, host websites, virtual machines, cloud server, cloud servers, vps, kubernetes, serverless, serverless functions, cloud infrastructure, cloud computing, droplets, put my site online, run my code, run containers, docker, deploy app, deploy apps, cloud hosting, server hosting, rent a server, linux server, paas, host my app, host an app, host my website, host a static site, static site, static sites, static website, static hosting, host a site, host a website, host a web app, host my site, run docker, deploy from git, deploy on push, deploy my app, server for my app, web hosting, run our app, dedicated server, bare metal server, virtual server, root server, staging server, staging environment, preview environments, edge functions, cloud functions, compute instances, gpu servers, rent gpus, load balancer, auto scaling, container orchestration, infrastructure as code',
    supports: 'servers, containers, put online',
  },
  {
    name: 'CDN',
    category: 'cloud',
    says: 'cdn, content delivery network, edge cache, ddos, edge servers, edge network, edge locations, cache at the edge, cache near visitors, cache static files, purge cache, cache purge, cache invalidation, invalidate cache, points of presence, static assets, asset delivery, origin server, origin shield, website load faster, pages load faster, faster page loads, faster downloads worldwide',
    supports: 'edge, caching',
  },
  {
    name: 'DNS and domains',
    category: 'cloud',
    says: 'dns, dns records, nameservers, web address, subdomain, subdomains, custom domains, domain api, change dns, manage dns, mx record, txt record, cname records, dkim record, ptr record, zone file, hosted zones, name server, resolve hostnames, hostname resolution, domain resolution, resolve domain, point a domain, domain records, connect own domain, wildcard domain',
  },
  {
    name: 'domain registration',
    category: 'cloud',
    says: 'domain registration, domain name, domain names, register domains, register domain, register a domain, domain availability, domain free, domain search, domain check, check domain, is domain free, free domain names, buy domains, buy a domain, buy a domain name, purchase domains, purchase a domain, sell domains, resell domains, domain for my customers, registrar, is a domain free, domain is free, domain still free, domain is taken, domain is available, domain available, domain prices, domain renewal, renew domains, transfer domains, reserve a domain, available domains, check if domain, domain reseller, domain marketplace, domain auctions, domain backorder, domain portfolio, domain extensions, domain transfer, domain expiry, domain expiration, expired domains, premium domains, top level domain, tld prices',
  },
  {
    name: 'WHOIS lookup',
    category: 'security',
    alsoIn: ['cloud'],
    says: 'whois, whois lookup, whois history, domain owner, who owns this domain, who owns a domain, owner of a domain, domain lookup, dns history, subdomain search, find subdomains, subdomains of a domain, who registered a domain, age of a domain, registrant details, registrant contact, domain age, domain creation date, domain ownership, domain history, domain intelligence, domain contact details, domain first registered, registration details of domain, newly registered domains, abuse contact',
  },
  {
    name: 'SSL certificates',
    category: 'cloud',
    says: 'ssl certificate, ssl certificates, tls certificate, tls certificates, https certificate, https certificates, wildcard certificate, certificate authority, server certificate, certificate signing request, certificate chain, certificate transparency, domain validated certificate, renew ssl, ssl renewal, renew tls, enable https, enable ssl, enable tls, free ssl, switch to https, serve over https, mutual tls, acme protocol',
  },
  {
    name: 'error monitoring',
    category: 'monitoring',
    says: 'error tracking, error monitoring, crash reporting, crash reports, stack traces, application errors, bugs in production, stack trace, log errors, errors of the app, app errors, errors in my app, crashes in my app, crashes in my android app, crashes of the app, app crashes, application crashes, javascript errors, errors in production, uncaught exceptions, why my app crashes, bug in production, exception tracking, exception monitoring, exception reports, unhandled exceptions, python exceptions, runtime errors, runtime exceptions, fatal errors, frontend errors, backend errors, error reporting, error grouping, group errors, crash logs, crash dump, crash monitoring, crash alerts, crash rate, android crashes, ios crashes, game crashes',
    supports: 'crash, crashes, exception, exceptions',
  },
  {
    name: 'observability',
    category: 'monitoring',
    says: 'observability, application monitoring, infrastructure monitoring, performance monitoring, apm, log management, server monitoring, log aggregation, collect logs, central logs, log storage, log viewer, server logs, app logs, opentelemetry, monitor my app, slow requests, dashboards for servers, search logs, search in logs, logs of servers, logs from servers, keep logs, central logging, logs of our servers, logs of all servers, application logs, service level objectives, log search, distributed tracing, collect metrics, health of our servers, servers health, server health, state of our servers, server metrics, host metrics, container metrics, time series metrics, metrics dashboard, metrics and logs, logs and traces, request traces, trace requests, trace spans, cpu usage, memory usage, disk usage, server load, structured logs, log shipping, ship logs, stream logs, log analysis, log retention, slow queries, latency percentiles',
    supports: 'logs, logging, metrics, monitoring, tracing',
  },
  {
    name: 'uptime monitoring',
    category: 'monitoring',
    says: 'uptime, uptime monitoring, status page, status pages, website monitoring, is my site down, downtime, health checks, site is down, server goes down, site goes down, website goes down, server is down, know when my server is down, ping my site, website down, cron monitoring, heartbeat monitoring, website is offline, site is offline, website offline, site offline, server offline, server is offline, app is down, site is up, server is up, is my api up, ping my server, monitor my website, monitor my api, health check, api is down, monitor a website, watch a website, ssl monitoring, ssl certificate monitoring, certificate monitoring, certificate expires, certificates expire, ssl expiry, certificate expiry, api monitoring, site is slow, website is slow, api is slow, my site is slow, certificate runs out, certificates run out, server availability, availability monitoring, availability checks, server outage, outage alerts, outage notifications, server unreachable, webshop is down, shop is down, ping checks, http checks, port monitoring, synthetic monitoring, cron jobs fail, incident page',
    supports: 'is down, goes down, outage, outages',
  },
  {
    name: 'page speed',
    category: 'developer-tools',
    alsoIn: ['monitoring'],
    says: 'page speed, pagespeed, lighthouse scores, lighthouse score, web vitals, core web vitals, page load time, loading speed of, website speed, site speed, page performance, largest contentful paint, first contentful paint, cumulative layout shift, time to first byte, total blocking time, interaction to next paint, render blocking scripts, slow loading pages, pages load slowly, site loads slowly, website loads slowly, shop loads slowly, seconds to load, load faster on phones, page weight, slow web pages, speed audit, homepage loads too slowly, load time of our pages',
  },
  {
    name: 'incident alerts',
    category: 'monitoring',
    says: 'incident management, get paged, alert on call, on call schedule, on call schedules, on call rota, escalation policies, escalation policy, escalations, page the engineer, wake up the engineer, paging engineers, gets paged, call the engineer on duty, engineer on duty, pager rotation, acknowledge the alert, acknowledge incidents, unacknowledged alerts, alert fatigue, escalate alerts, standby engineer, standby rota, engineer on standby, out of hours rota, incident commander, incident timeline, declare an incident, ring the duty engineer, major incidents, incident response, post incident review',
    supports: 'incident, incidents, pager, on call, alerting',
  },
  {
    name: 'secrets management',
    category: 'security',
    says: 'secret management, secrets manager, password manager, encryption keys, key management, api keys storage, store secrets, environment variables, env vars, rotate secrets, keep secrets, secrets out of the code, secrets in code, store api keys, database passwords, rotate keys, rotate credentials, store credentials, passwords of servers, credentials of our servers, server credentials, secrets in ci, secrets for ci, ci secrets, secrets of our builds, hardcoded passwords, hardcoded credentials, encrypt secrets, secrets vault, credentials vault, password vault, shared passwords, dynamic secrets, short lived credentials, secret rotation, credential rotation, inject secrets, hardware security module, envelope encryption, secret sprawl, secrets in git, kubernetes secrets, plaintext passwords, dotenv files',
    supports: 'secrets, vault',
  },
  {
    name: 'threat intelligence',
    category: 'security',
    says: 'malware, virus scan, phishing, threat intelligence, vulnerability, vulnerabilities, ip reputation, breached passwords, data breach, url scanning, security scanning, scan files for viruses, security scan, leaked passwords, dangerous links, unsafe links, suspicious files, check a link, dangerous files, spam links, security check, antivirus, malware scan, scan files, malicious ip, bad ips, ip blacklist, blocklist, attack surface, open ports, security holes, cve, dependency vulnerabilities, breach check, stolen passwords, was my password leaked, email in a breach, data breaches, pwned, breached accounts, password was leaked, leaked passwords check, passwords leaked, block lists, abuse reports, internet scanning, container scanning, dependency scanning, code scanning, licence compliance of dependencies, malware scan of uploads, scan uploads for malware, scan uploads for viruses, virus scanning, scan attachments, scan docker images, scan containers, container images, image scanning for vulnerabilities, tor exit nodes, indicators of compromise, threat feeds, command and control servers, software bill of materials, known exploits, exposed credentials, dark web monitoring, credentials on the dark web, scam links, infected files, infected attachments, malicious domains, malicious urls, malicious packages, malicious files, penetration test, file hash lookup',
    supports: 'leaked, hacked, malicious, infected',
  },
  {
    name: 'captcha',
    category: 'security',
    says: 'captcha, bot protection, bot detection, spam protection, spam detection, stop bots, block bots, spam in forms, form spam, human check, are you human, block spam, spam registrations, bot registrations, fake registrations, real person, real human, human or bot, bot filling, robot check, prove they are human, prove you are human, human verification, verify humans, humans from bots, bot signups, spam signups, spam sign ups, fake signups, automated sign ups, bots signing up, comment spam, spam through our form, bots submit, bots creating accounts, bad bots, scalper bots, honeypot field, automated form submissions',
    supports: 'bot, bots',
  },
  {
    name: 'API testing',
    category: 'developer-tools',
    says: 'api testing, mock api, mock data, fake data, test data, random data, dummy data, sample data, fake users, mock server, fake names, fake people, random users, random user, user avatars, test users, placeholder data, seed data, dummy users, random avatars, mock server for tests, fake api, api collections, api documentation tool, placeholder json, fake customers, invented customers, made up data, test fixtures, mock responses, mock backend, stub server, stubbed responses, contract testing, dummy records, made up names, fake backend, echo server, seed the database',
  },
  {
    name: 'webhooks',
    category: 'developer-tools',
    says: 'webhook delivery, send webhooks, webhook relay, webhook gateway, webhook debugging, outgoing webhooks, webhooks to customers, deliver webhooks, webhook infrastructure, webhook retries, retry webhooks, replay webhooks, failed webhooks, missed webhooks, lost webhooks, inspect webhooks, debug webhooks, test webhooks, webhook tester, webhook tunnel, sign webhooks, webhook signing, webhook logs, webhook proxy, webhook sending, outbound webhooks, http callbacks, customers subscribe to events',
    supports: 'webhooks, webhook',
  },
  {
    name: 'QR codes',
    category: 'developer-tools',
    says: 'qr code, qr codes, barcode generation, generate barcodes, scannable code, barcode images, barcode labels, barcode stickers, barcode maker, print barcodes, printable barcodes, barcode svg, 2d barcode, 2d code, data matrix code, ean 13, aztec code, upc labels, code for the poster, code for the phone camera',
  },
  {
    name: 'message queue',
    category: 'developer-tools',
    alsoIn: ['cloud'],
    says: 'message queue, message queues, message broker, message brokers, event bus, event streaming, event stream, kafka, rabbitmq, amqp, task queue, job queue, work queue, publish and subscribe, dead letter, at least once, exactly once, fan out, events between services, messages between services, dead letters, decouple services, event driven architecture, event driven, consumer groups, message bus, fifo queue, poison messages, durable queue, messaging middleware, asynchronous messaging, queue consumers, messages between microservices, events between microservices, message streaming, stream processing, consume messages, competing consumers, event sourcing, loosely coupled services',
    supports: 'queue, queues',
    implies: { 'background jobs': 0.3 },
  },
  {
    name: 'background jobs',
    category: 'developer-tools',
    alsoIn: ['cloud'],
    says: 'background jobs, background job, background tasks, background task, background workers, background processing, scheduled jobs, scheduled job, scheduled tasks, cron, cron jobs, cron job, long running jobs, delayed jobs, job scheduler, durable execution, durable workflows, nightly job, nightly jobs, async jobs, background work, jobs every night, run a job, run jobs, run tasks later, delayed tasks, run every hour, recurring jobs, periodic tasks, periodic jobs, batch jobs, overnight batch, nightly batch, worker processes, failed jobs, job retries, job runner, task scheduler, run nightly, run every night, run every morning, run every five minutes, run on a schedule, scheduled functions, scheduled scripts, script every night, script every hour, long running tasks, asynchronous jobs, deferred jobs',
    supports: 'retries, every night',
    implies: { 'message queue': 0.3 },
  },
];
