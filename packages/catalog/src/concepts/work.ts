import type { Concept } from '#src/concept.ts';

export const WORK: Concept[] = [
  {
    name: 'authentication',
    category: 'authentication',
    says: 'authentication, authenticate, authentification, login, log in, user login, sign in, sign up, single sign on, sso, user management, user accounts, oauth login, social login, passwordless, passkeys, identity provider, identity management, access management, authorization, oidc, saml, passwords, accounts and passwords, register users, log users in, google login, sign in with google, magic link, magic links, staff log in, company account, log in with, user sessions, sign users in, account login, access tokens, enterprise sso, saml sso, user auth, auth, login page, login with google, google sign in, log in with google, log in with their google account, logged in, sign in with linkedin, login with linkedin, customer identity, ciam, magic link login, password less, login system, login service, user sign up, log in to my app, member login',
  },
  {
    name: 'permissions',
    category: 'authentication',
    says: 'permissions, role based access, rbac, fine grained authorization, access control',
  },
  {
    name: 'calendar',
    category: 'calendar',
    says: 'calendar, calendars, calendar events, events calendar, free busy, availability, meetings in calendar, agenda, schedule events, free slots, diary, birthdays, my meetings, meeting invitations, sync calendars, calendar sync, calendar availability, add to calendar, outlook calendar, ical, caldav, google calendar events',
  },
  {
    name: 'appointment scheduling',
    category: 'calendar',
    says: 'appointment, appointments, book appointments, booking, bookings, schedule meetings, meeting scheduling, scheduling, reservations, reservation, time slots, appointment scheduling, book a table, hairdresser, time slot, doctor visits, make an appointment, dentist, salon, barber, reserve a table, table reservation, reserve, slots, book a slot, choose a slot, choose a time, booking site, booking page, booking calendar, booking system, online booking, bookings system, schedule interviews, schedule appointments, clinic appointments',
    implies: { calendar: 0.5 },
  },
  {
    name: 'project management',
    category: 'productivity',
    says: 'project management, issue tracking, issue tracker, task management, tasks, to do, todo, kanban, sprints, boards, issues, work items, project tracking, bug tracking, tasks between, to dos, checklists, assign work, backlog, bug reports, sprint, assign tickets, tickets in jira, work items board, deadlines, gantt, roadmap, task tracker, todo list, to do list, task lists, boards and tasks, kanban board, project boards, assign tasks',
  },
  {
    name: 'time tracking',
    category: 'productivity',
    says: 'time tracking, timesheets, timesheet, track time, working hours',
  },
  {
    name: 'notes and wikis',
    category: 'productivity',
    says: 'notes, wiki, knowledge base, workspace pages, notes app, documentation pages, company wiki, confluence wiki, our wiki, team wiki, internal wiki, whiteboard, intranet',
  },
  {
    name: 'spreadsheets',
    category: 'productivity',
    says: 'spreadsheet, spreadsheets, sheets, excel, google sheets, rows and columns, rows of a sheet, csv, table of data',
  },
  {
    name: 'office documents',
    category: 'productivity',
    says: 'word documents, presentations, slides, google docs, office documents, docs',
  },
  {
    name: 'file storage',
    category: 'storage',
    says: 'file storage, store files, cloud storage, object storage, upload files, file upload, file uploads, file hosting, files users upload, buckets, blob storage, backups, s3 compatible, file sharing, share files, file sync, files, documents of users, save files, keep files, attachments, media uploads, back up, storage for files, photos backup, archive files, download files, object store, s3 storage, blob store, store pictures, upload pictures, upload photos, store images, user uploads, cloud drive, store documents, file bucket, store videos',
  },
  {
    name: 'electronic signature',
    category: 'documents',
    says: 'electronic signature, electronic signatures, e signature, esignature, sign documents, digital signature, contract signing, sign contracts, document signing, signature, sign a lease, sign online, sign contract, signed documents, esign, e sign, esign api, signs the agreement, sign agreement, sign agreements, signing contracts, sign on his phone, signs on, document signature, signatures, sign pdf, sign pdfs, signed contract, digital signatures, signed by both, sign the, sign a contract, must sign, to sign, waiver, waivers, sign forms, signed forms',
  },
  {
    name: 'forms',
    category: 'forms',
    says: 'form builder, online forms, forms, form submissions, contact form, quiz, contact form with attachments, application form, web form, web forms, registration form',
  },
  {
    name: 'surveys',
    category: 'forms',
    says: 'survey, surveys, survey responses, questionnaire, questionnaires, polls, customer feedback, feedback, nps, collect feedback, ask my users, questionnaire results, opinions, opinion poll',
    implies: { forms: 0.4 },
  },
  {
    name: 'automation',
    category: 'productivity',
    says: 'workflow automation, automate workflows, automation, connect apps, integrate apps, workflows, no code automation, ipaas, integration platform, when this happens, trigger actions, automate, automatic tasks, rpa, connect to many apps, integrations with other apps, zap, automations, workflow engine, workflow tool, unified api, embedded integrations',
  },
  {
    name: 'content management',
    category: 'productivity',
    says: 'content management, cms, headless cms, blog posts, publish content, content management system, blog, website content, content delivery, blogging, content for website, articles on my site, publish articles, edit pages, content api, headless content, cms for, editors can change, website texts, manage articles, blog engine, content platform',
  },
  {
    name: 'website builder',
    category: 'productivity',
    says: 'website builder, build websites, landing pages, wordpress',
  },
  {
    name: 'databases',
    category: 'database',
    says: 'database, databases, postgres, sql database, nosql, document database, backend as a service, key value store, tables and records, serverless database, store data, save records, backend for my app, hosted redis, redis hosted, redis, mysql, sqlite, mongodb, serverless postgres, managed postgres, managed database, hosted database, cloud database, key value, key value database, baas, sql, cache',
  },
  {
    name: 'data warehouse',
    category: 'database',
    says: 'data warehouse, analytics database, big data, etl, data pipeline, data pipelines, query large datasets, data integration',
  },
  {
    name: 'business intelligence',
    category: 'business-intelligence',
    says: 'business intelligence, bi, dashboards, dashboard, reporting, data visualisation, data visualization, kpi, charts, visualise data, reports, reports for managers, sales dashboards, sales dashboard, sales reports, kpis',
  },
  {
    name: 'charts',
    category: 'developer-tools',
    says: 'chart images, charts, graphs, plot, qr chart',
    implies: { 'business intelligence': 0.2 },
  },
  {
    name: 'web analytics',
    category: 'analytics',
    says: 'web analytics, website visitors, website analytics, website traffic, page views, pageviews, traffic sources, traffic analytics, site traffic, analytics, cookieless analytics, privacy friendly analytics, visitor statistics, visitor stats, count visitors, website statistics, site visitors, number of visitors, how many visitors, visitors of a site, unique visitors, visitors of my website',
  },
  {
    name: 'product analytics',
    category: 'analytics',
    says: 'product analytics, app usage, funnels, funnel, user behaviour, user behavior, event tracking, retention, cohort, cohorts, usage analytics, session replay, user events, mobile analytics, analytics, clicks, conversion, conversion rate, drop off, heatmap, heatmaps, how people use, what users do, user activity, usage statistics',
  },
  {
    name: 'A/B testing',
    category: 'developer-tools',
    says: 'a b testing, ab testing, experiments, feature flags, feature flag, feature toggles, experimentation, feature rollout, gradual rollout, kill switch, remote config, feature management, flags for features, experiment, turn features on and off',
  },
  {
    name: 'customer data platform',
    category: 'analytics',
    says: 'customer data platform, cdp, collect customer data, customer data',
  },
  {
    name: 'market research',
    category: 'market-research',
    says: 'market research, consumer insights, market trends, trends, competitor analysis, competitors, competitive intelligence, consumer research, audience research, panel, market intelligence, industry reports, market size, research data',
  },
  {
    name: 'HR',
    category: 'hr',
    says: 'hr, human resources, employee records, employees, hris, people management, leave requests, time off, onboarding employees, staff, personnel, holidays of employees, vacation days, absences',
  },
  {
    name: 'recruiting',
    category: 'hr',
    says: 'recruiting, recruitment, applicant tracking, candidates, hiring, ats, job applications, resume, resume parsing, resumes, applicant, applicants, vacancy, applicants for a vacancy, interviews, job candidates, cv parsing, parse cvs, parse cv, cvs, post vacancy, hiring software, job applicants, hire people, recruiters',
  },
  {
    name: 'job listings',
    category: 'hr',
    says: 'job listings, jobs, job search, job offers, job board, vacancies, job postings, job ads, job market, careers, open positions, find work, hiring companies, job adverts, adverts for jobs, jobs feed, vacancies feed, job feed, job vacancies',
  },
  {
    name: 'education',
    category: 'education',
    says: 'education, courses, course, learning management, lms, students, online learning, classroom, school, schools, university, e learning, quizzes, teachers, homework, exams, lessons, lecture, lectures, pupils, class, classes, grades, marks, online course, online courses, course platform, e learning platform, certificates for students',
  },
  {
    name: 'legal data',
    category: 'government',
    says: 'legal, court, court cases, legislation, laws, law, case law, contracts law, patents, trademarks, patent, law firm, law firms, legal cases, case search, court decisions, court records, lawsuits, judgments',
  },
  {
    name: 'source code hosting',
    category: 'developer-tools',
    says: 'repository, repositories, git, pull request, pull requests, source code, code hosting, commits, github issues, git hosting, version control, merge requests, code review, branches, open source projects',
  },
  {
    name: 'CI/CD',
    category: 'developer-tools',
    says: 'continuous integration, ci cd, ci, build pipelines, build server, deploy pipeline, release automation',
  },
  {
    name: 'hosting',
    category: 'cloud',
    says: 'hosting, deploy, deployment, deployments, deploy websites, host websites, virtual machines, servers, cloud server, cloud servers, vps, kubernetes, containers, serverless, serverless functions, cloud infrastructure, cloud computing, droplets, put my site online, run my code, run containers, docker, deploy app, deploy apps, cloud hosting, server hosting, rent a server, linux server, paas, host my app, host an app, host my website',
  },
  {
    name: 'CDN',
    category: 'cloud',
    says: 'cdn, content delivery network, edge cache, edge, caching, ddos',
  },
  {
    name: 'DNS and domains',
    category: 'cloud',
    says: 'dns, dns records, domain registration, domain names, domain name, register domains, whois, nameservers, domain availability, web address, domain free, subdomain, subdomains, domain search, domain check, check domain, is domain free, free domain names, buy domains, buy a domain, buy a domain name, purchase domains, purchase a domain, register a domain, sell domains, resell domains, domain for my customers, custom domains, domain lookup, domain api, whois lookup, registrar',
  },
  {
    name: 'error monitoring',
    category: 'monitoring',
    says: 'error tracking, error monitoring, crash reporting, crash reports, exceptions, crashes, stack traces, application errors, crash, bugs in production, exception, stack trace',
  },
  {
    name: 'observability',
    category: 'monitoring',
    says: 'observability, logs, logging, metrics, application monitoring, infrastructure monitoring, performance monitoring, apm, tracing, log management, monitoring, server monitoring, log aggregation, collect logs, central logs, log storage, log viewer, server logs, app logs, opentelemetry, monitor my app, slow requests, dashboards for servers',
  },
  {
    name: 'uptime monitoring',
    category: 'monitoring',
    says: 'uptime, uptime monitoring, status page, status pages, website monitoring, is my site down, downtime, health checks, site is down, is down, outage, outages, server goes down, site goes down, website goes down, server is down, goes down, know when my server is down, ping my site, website down, cron monitoring, heartbeat monitoring',
  },
  {
    name: 'incident alerts',
    category: 'monitoring',
    says: 'on call, incident, incidents, incident management, alerting, pager, get paged, alert on call',
  },
  {
    name: 'secrets management',
    category: 'security',
    says: 'secrets, secret management, secrets manager, password manager, vault, encryption keys, key management, api keys storage, store secrets, environment variables, env vars, rotate secrets',
  },
  {
    name: 'threat intelligence',
    category: 'security',
    says: 'malware, virus scan, phishing, threat intelligence, vulnerability, vulnerabilities, ip reputation, breached passwords, data breach, url scanning, security scanning, scan files for viruses, security scan, leaked passwords, leaked, hacked, malicious, dangerous links, unsafe links, suspicious files, check a link, dangerous files, spam links, security check, antivirus, infected, malware scan, scan files, malicious ip, bad ips, ip blacklist, blocklist, attack surface, open ports, security holes, cve, dependency vulnerabilities, breach check',
  },
  {
    name: 'captcha',
    category: 'security',
    says: 'captcha, bot protection, bot detection, spam protection, spam detection, stop bots, block bots, spam in forms, form spam, human check, are you human',
  },
  {
    name: 'API testing',
    category: 'developer-tools',
    says: 'api testing, mock api, mock data, fake data, test data, random data, dummy data, sample data, fake users, mock server, fake names, fake people, random users, random user, user avatars, test users, placeholder data, seed data, dummy users, random avatars, mock server for tests, fake api',
  },
  {
    name: 'webhooks',
    category: 'developer-tools',
    says: 'webhook delivery, webhooks, send webhooks, webhook',
  },
  {
    name: 'app store data',
    category: 'developer-tools',
    says: 'app store, app reviews, google play, mobile app releases, in app purchases, in app purchase',
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
    says: 'message queue, message queues, queue, queues, message broker, message brokers, event bus, event streaming, event stream, kafka, rabbitmq, amqp, task queue, job queue, work queue, publish and subscribe, dead letter',
    implies: { 'background jobs': 0.3 },
  },
  {
    name: 'background jobs',
    category: 'developer-tools',
    alsoIn: ['cloud'],
    says: 'background jobs, background job, background tasks, background task, background workers, background processing, scheduled jobs, scheduled job, scheduled tasks, cron, cron jobs, cron job, long running jobs, delayed jobs, job scheduler, durable execution, durable workflows, retries, nightly job, nightly jobs, async jobs',
    implies: { 'message queue': 0.3 },
  },
  {
    name: 'public holidays',
    category: 'calendar',
    alsoIn: ['government'],
    says: 'public holidays, public holiday, bank holidays, national holidays, holiday calendar, holidays api, holidays of a country, holidays per country, working days, business days, days off',
  },
  {
    name: 'localization management',
    category: 'translation',
    says: 'translation management, localization platform, localisation platform, i18n, l10n, translate app strings, app strings, translation files, translation memory, localize my app, localise my app, translators',
    implies: { translation: 0.5 },
  },
];
