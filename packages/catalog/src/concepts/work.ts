import type { Concept } from '#src/concept.ts';

export const WORK: Concept[] = [
  {
    name: 'authentication',
    category: 'authentication',
    says: 'authentication, authenticate, authentification, login, log in, user login, sign in, sign up, single sign on, sso, user management, user accounts, oauth login, social login, passwordless, passkeys, identity provider, identity management, access management, authorization, oidc, saml, passwords, accounts and passwords, register users, log users in, google login, sign in with google, magic link, magic links, staff log in, company account, log in with, user sessions, sign users in, account login, access tokens',
  },
  {
    name: 'permissions',
    category: 'authentication',
    says: 'permissions, role based access, rbac, fine grained authorization, access control',
  },
  {
    name: 'calendar',
    category: 'calendar',
    says: 'calendar, calendars, calendar events, events calendar, free busy, availability, meetings in calendar, agenda, schedule events, free slots, diary, birthdays, my meetings, meeting invitations',
  },
  {
    name: 'appointment scheduling',
    category: 'calendar',
    says: 'appointment, appointments, book appointments, booking, bookings, schedule meetings, meeting scheduling, scheduling, reservations, reservation, time slots, appointment scheduling, book a table, hairdresser, time slot, doctor visits, make an appointment, dentist, salon, barber, reserve a table, table reservation, reserve, slots',
    implies: { calendar: 0.5 },
  },
  {
    name: 'project management',
    category: 'productivity',
    says: 'project management, issue tracking, issue tracker, task management, tasks, to do, todo, kanban, sprints, boards, issues, work items, project tracking, bug tracking, tasks between, to dos, checklists, assign work, backlog, bug reports, sprint, assign tickets, tickets in jira, work items board, deadlines, gantt, roadmap',
  },
  {
    name: 'time tracking',
    category: 'productivity',
    says: 'time tracking, timesheets, timesheet, track time, working hours',
  },
  {
    name: 'notes and wikis',
    category: 'productivity',
    says: 'notes, wiki, knowledge base, workspace pages, notes app, documentation pages',
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
    says: 'file storage, store files, cloud storage, object storage, upload files, file upload, file uploads, file hosting, files users upload, buckets, blob storage, backups, s3 compatible, file sharing, share files, file sync, files, documents of users, save files, keep files, attachments, media uploads, back up, storage for files, photos backup, archive files, download files',
  },
  {
    name: 'electronic signature',
    category: 'documents',
    says: 'electronic signature, electronic signatures, e signature, esignature, sign documents, digital signature, contract signing, sign contracts, document signing, signature, sign a lease, sign online, sign contract, signed documents',
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
    says: 'workflow automation, automate workflows, automation, connect apps, integrate apps, workflows, no code automation, ipaas, integration platform, when this happens, trigger actions, automate, automatic tasks, rpa',
  },
  {
    name: 'content management',
    category: 'productivity',
    says: 'content management, cms, headless cms, blog posts, publish content, content management system, blog, website content, content delivery, blogging, content for website, articles on my site, publish articles, edit pages',
  },
  {
    name: 'website builder',
    category: 'productivity',
    says: 'website builder, build websites, landing pages, wordpress',
  },
  {
    name: 'databases',
    category: 'database',
    says: 'database, databases, postgres, sql database, nosql, document database, backend as a service, key value store, tables and records, serverless database, store data, save records, backend for my app',
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
    says: 'web analytics, website visitors, website analytics, website traffic, visitors, page views, pageviews, traffic sources, traffic analytics, site traffic, analytics',
  },
  {
    name: 'product analytics',
    category: 'analytics',
    says: 'product analytics, app usage, funnels, funnel, user behaviour, user behavior, event tracking, retention, cohort, cohorts, usage analytics, session replay, user events, mobile analytics, analytics, clicks, conversion, conversion rate, drop off, heatmap, heatmaps, how people use, what users do, user activity, usage statistics',
  },
  {
    name: 'a/b testing',
    category: 'developer-tools',
    says: 'a b testing, ab testing, experiments, feature flags, feature flag, feature toggles, experimentation',
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
    name: 'hr',
    category: 'hr',
    says: 'hr, human resources, employee records, employees, hris, people management, leave requests, time off, onboarding employees, staff, personnel, holidays of employees, vacation days, absences',
  },
  {
    name: 'recruiting',
    category: 'hr',
    says: 'recruiting, recruitment, applicant tracking, candidates, hiring, ats, job applications, resume, resume parsing, resumes, applicant, applicants, vacancy, applicants for a vacancy, interviews, job candidates',
  },
  {
    name: 'job listings',
    category: 'hr',
    says: 'job listings, jobs, job search, job offers, job board, vacancies, job postings, job ads, job market, careers, open positions, find work, hiring companies',
  },
  {
    name: 'education',
    category: 'education',
    says: 'education, courses, course, learning management, lms, students, online learning, classroom, school, schools, university, e learning, quizzes, teachers, homework, exams, lessons, lecture, lectures, pupils, class, classes, grades, marks',
  },
  {
    name: 'legal data',
    category: 'government',
    says: 'legal, court, court cases, legislation, laws, law, case law, contracts law, patents, trademarks, patent',
  },
  {
    name: 'source code hosting',
    category: 'developer-tools',
    says: 'repository, repositories, git, pull request, pull requests, source code, code hosting, commits, github issues, git hosting, version control, merge requests, code review, branches, open source projects',
  },
  {
    name: 'ci/cd',
    category: 'developer-tools',
    says: 'continuous integration, ci cd, ci, build pipelines, build server, deploy pipeline, release automation',
  },
  {
    name: 'hosting',
    category: 'cloud',
    says: 'hosting, deploy, deployment, deployments, deploy websites, host websites, virtual machines, servers, cloud server, cloud servers, vps, kubernetes, containers, serverless, serverless functions, cloud infrastructure, cloud computing, droplets, put my site online, run my code, run containers, docker',
  },
  {
    name: 'cdn',
    category: 'cloud',
    says: 'cdn, content delivery network, edge cache, edge, caching, ddos',
  },
  {
    name: 'dns and domains',
    category: 'cloud',
    says: 'dns, dns records, domain registration, domain names, domain name, register domains, whois, nameservers, domain availability, web address, domain free, subdomain, subdomains',
  },
  {
    name: 'error monitoring',
    category: 'monitoring',
    says: 'error tracking, error monitoring, crash reporting, crash reports, exceptions, crashes, stack traces, application errors, crash, bugs in production, exception, stack trace',
  },
  {
    name: 'observability',
    category: 'monitoring',
    says: 'observability, logs, logging, metrics, application monitoring, infrastructure monitoring, performance monitoring, apm, tracing, log management, monitoring, server monitoring',
  },
  {
    name: 'uptime monitoring',
    category: 'monitoring',
    says: 'uptime, uptime monitoring, status page, status pages, website monitoring, is my site down, downtime, health checks, site is down, is down, outage, outages',
  },
  {
    name: 'incident alerts',
    category: 'monitoring',
    says: 'on call, incident, incidents, incident management, alerting, pager, get paged, alert on call',
  },
  {
    name: 'secrets management',
    category: 'security',
    says: 'secrets, secret management, secrets manager, password manager, vault, encryption keys, key management',
  },
  {
    name: 'threat intelligence',
    category: 'security',
    says: 'malware, virus scan, phishing, threat intelligence, vulnerability, vulnerabilities, ip reputation, breached passwords, data breach, url scanning, security scanning, scan files for viruses, security scan, leaked passwords, leaked, hacked, malicious, dangerous links, unsafe links, suspicious files, check a link, dangerous files, spam links, security check, antivirus, infected',
  },
  {
    name: 'captcha',
    category: 'security',
    says: 'captcha, bot protection, bot detection, spam protection, spam detection',
  },
  {
    name: 'api testing',
    category: 'developer-tools',
    says: 'api testing, mock api, mock data, fake data, test data, random data, dummy data, sample data, fake users, mock server',
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
    name: 'qr codes',
    category: 'developer-tools',
    says: 'qr code, qr codes, barcode generation, generate barcodes',
  },
];
