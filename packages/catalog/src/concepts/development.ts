import type { Concept } from '#src/concept.ts';

export const DEVELOPMENT: Concept[] = [
  {
    name: 'source code hosting',
    category: 'developer-tools',
    says: 'repository, repositories, git, pull request, pull requests, source code, code hosting, github issues, git hosting, version control, merge requests, open source projects, open pull requests, releases of a project, issues of a repository, branch protection, package registry',
    supports: 'branches, commits, code review, commit',
  },
  {
    name: 'CI/CD',
    category: 'developer-tools',
    says: 'continuous integration, ci cd, ci, build pipelines, build server, deploy pipeline, release automation, build pipeline, trigger builds, trigger a build, builds from a commit, build on every commit, on every commit, on each commit, on every push, tests on each push, run our tests, run tests on, deploy after tests, test results of builds, workflow runs',
  },
  {
    name: 'hosting',
    category: 'cloud',
    says: 'hosting, deploy, deployment, deployments, deploy websites, host websites, virtual machines, cloud server, cloud servers, vps, kubernetes, serverless, serverless functions, cloud infrastructure, cloud computing, droplets, put my site online, run my code, run containers, docker, deploy app, deploy apps, cloud hosting, server hosting, rent a server, linux server, paas, host my app, host an app, host my website, host a static site, static site, static sites, static website, static hosting, host a site, host a website, host a web app, host my site, run docker, deploy from git, deploy on push, deploy my app, server for my app, web hosting, run our app',
    supports: 'servers, containers, put online',
  },
  {
    name: 'CDN',
    category: 'cloud',
    says: 'cdn, content delivery network, edge cache, ddos',
    supports: 'edge, caching',
  },
  {
    name: 'DNS and domains',
    category: 'cloud',
    says: 'dns, dns records, nameservers, web address, subdomain, subdomains, custom domains, domain api, change dns, manage dns',
  },
  {
    name: 'domain registration',
    category: 'cloud',
    says: 'domain registration, domain name, domain names, register domains, register domain, register a domain, domain availability, domain free, domain search, domain check, check domain, is domain free, free domain names, buy domains, buy a domain, buy a domain name, purchase domains, purchase a domain, sell domains, resell domains, domain for my customers, registrar, is a domain free, domain is free, domain still free, domain is taken, domain is available, domain available, domain prices, domain renewal, renew domains, transfer domains',
  },
  {
    name: 'WHOIS lookup',
    category: 'security',
    alsoIn: ['cloud'],
    says: 'whois, whois lookup, whois history, domain owner, who owns this domain, who owns a domain, owner of a domain, domain lookup, dns history, subdomain search, find subdomains, subdomains of a domain, who registered a domain, age of a domain',
  },
  {
    name: 'SSL certificates',
    category: 'cloud',
    says: 'ssl certificate, ssl certificates, tls certificate, tls certificates, https certificate, https certificates',
  },
  {
    name: 'error monitoring',
    category: 'monitoring',
    says: 'error tracking, error monitoring, crash reporting, crash reports, stack traces, application errors, bugs in production, stack trace, log errors, errors of the app, app errors, errors in my app, crashes in my app, crashes in my android app, crashes of the app, app crashes, application crashes, javascript errors, errors in production, uncaught exceptions, why my app crashes, bug in production',
    supports: 'crash, crashes, exception, exceptions',
  },
  {
    name: 'observability',
    category: 'monitoring',
    says: 'observability, application monitoring, infrastructure monitoring, performance monitoring, apm, log management, server monitoring, log aggregation, collect logs, central logs, log storage, log viewer, server logs, app logs, opentelemetry, monitor my app, slow requests, dashboards for servers, search logs, search in logs, logs of servers, logs from servers, keep logs, central logging, logs of our servers, logs of all servers, application logs, service level objectives, log search, distributed tracing, collect metrics, health of our servers, servers health, server health, state of our servers',
    supports: 'logs, logging, metrics, monitoring, tracing',
  },
  {
    name: 'uptime monitoring',
    category: 'monitoring',
    says: 'uptime, uptime monitoring, status page, status pages, website monitoring, is my site down, downtime, health checks, site is down, server goes down, site goes down, website goes down, server is down, know when my server is down, ping my site, website down, cron monitoring, heartbeat monitoring, website is offline, site is offline, website offline, site offline, server offline, server is offline, app is down, site is up, server is up, is my api up, ping my server, monitor my website, monitor my api, health check, api is down, monitor a website, watch a website, ssl monitoring, ssl certificate monitoring, certificate monitoring, certificate expires, certificates expire, ssl expiry, certificate expiry, api monitoring, site is slow, website is slow, api is slow, my site is slow, certificate runs out, certificates run out',
    supports: 'is down, goes down, outage, outages',
  },
  {
    name: 'page speed',
    category: 'developer-tools',
    alsoIn: ['monitoring'],
    says: 'page speed, pagespeed, lighthouse scores, lighthouse score, web vitals, core web vitals, page load time, loading speed of, website speed, site speed, page performance',
  },
  {
    name: 'incident alerts',
    category: 'monitoring',
    says: 'incident management, get paged, alert on call, on call schedule, on call schedules, on call rota, escalation policies, escalation policy, escalations, page the engineer, wake up the engineer, paging engineers, gets paged, call the engineer on duty, engineer on duty',
    supports: 'incident, incidents, pager, on call, alerting',
  },
  {
    name: 'secrets management',
    category: 'security',
    says: 'secret management, secrets manager, password manager, encryption keys, key management, api keys storage, store secrets, environment variables, env vars, rotate secrets, keep secrets, secrets out of the code, secrets in code, store api keys, database passwords, rotate keys, rotate credentials, store credentials, passwords of servers, credentials of our servers, server credentials, secrets in ci, secrets for ci, ci secrets, secrets of our builds',
    supports: 'secrets, vault',
  },
  {
    name: 'threat intelligence',
    category: 'security',
    says: 'malware, virus scan, phishing, threat intelligence, vulnerability, vulnerabilities, ip reputation, breached passwords, data breach, url scanning, security scanning, scan files for viruses, security scan, leaked passwords, dangerous links, unsafe links, suspicious files, check a link, dangerous files, spam links, security check, antivirus, malware scan, scan files, malicious ip, bad ips, ip blacklist, blocklist, attack surface, open ports, security holes, cve, dependency vulnerabilities, breach check, stolen passwords, was my password leaked, email in a breach, data breaches, pwned, breached accounts, password was leaked, leaked passwords check, passwords leaked, block lists, abuse reports, internet scanning, container scanning, dependency scanning, code scanning, licence compliance of dependencies, malware scan of uploads, scan uploads for malware, scan uploads for viruses, virus scanning, scan attachments, scan docker images, scan containers, container images, image scanning for vulnerabilities, tor exit nodes',
    supports: 'leaked, hacked, malicious, infected',
  },
  {
    name: 'captcha',
    category: 'security',
    says: 'captcha, bot protection, bot detection, spam protection, spam detection, stop bots, block bots, spam in forms, form spam, human check, are you human, block spam, spam registrations, bot registrations, fake registrations, real person, real human, human or bot, bot filling',
    supports: 'bot, bots',
  },
  {
    name: 'API testing',
    category: 'developer-tools',
    says: 'api testing, mock api, mock data, fake data, test data, random data, dummy data, sample data, fake users, mock server, fake names, fake people, random users, random user, user avatars, test users, placeholder data, seed data, dummy users, random avatars, mock server for tests, fake api, api collections, api documentation tool, placeholder json, fake customers, invented customers, made up data',
  },
  {
    name: 'webhooks',
    category: 'developer-tools',
    says: 'webhook delivery, send webhooks, webhook relay, webhook gateway, webhook debugging, outgoing webhooks, webhooks to customers, deliver webhooks, webhook infrastructure',
    supports: 'webhooks, webhook',
  },
  {
    name: 'QR codes',
    category: 'developer-tools',
    says: 'qr code, qr codes, barcode generation, generate barcodes',
  },
  {
    name: 'message queue',
    category: 'developer-tools',
    alsoIn: ['cloud'],
    says: 'message queue, message queues, message broker, message brokers, event bus, event streaming, event stream, kafka, rabbitmq, amqp, task queue, job queue, work queue, publish and subscribe, dead letter, at least once, exactly once, fan out, events between services, messages between services, dead letters, decouple services',
    supports: 'queue, queues',
    implies: { 'background jobs': 0.3 },
  },
  {
    name: 'background jobs',
    category: 'developer-tools',
    alsoIn: ['cloud'],
    says: 'background jobs, background job, background tasks, background task, background workers, background processing, scheduled jobs, scheduled job, scheduled tasks, cron, cron jobs, cron job, long running jobs, delayed jobs, job scheduler, durable execution, durable workflows, nightly job, nightly jobs, async jobs, background work, jobs every night, run a job, run jobs, run tasks later, delayed tasks, run every hour',
    supports: 'retries, every night',
    implies: { 'message queue': 0.3 },
  },
];
