import type { CuratedApi } from '#src/curated-api.ts';

export const googleClassroom: CuratedApi = {
  slug: 'google-classroom',
  name: 'Google Classroom API',
  builtIn: { slug: 'google', is: 'part' },
  description: 'Courses, students, teachers, assignments and grades in Google Classroom.',
  categories: ['education', 'productivity'],
  capabilities: ['course management', 'student rosters', 'assignments', 'grades', 'announcements'],
  useCases: ['grade overview', 'synchronising class rosters', 'homework tool', 'learning dashboard'],
  synonyms: [
    'school',
    'LMS',
    'learning management',
    'teaching',
    'e-learning',
    'Google Workspace for Education',
  ],
  pricing: {
    model: 'free',
    summary: 'Free within quotas, for Google Workspace accounts.',
    freeTier: 'Everything, within quotas',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developers.google.com/workspace/classroom',
    registration: 'https://console.cloud.google.com/',
    documentation: 'https://developers.google.com/workspace/classroom/guides/get-started',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://developers.google.com/workspace/classroom/reference/rest',
  },
  domains: ['classroom.google.com', 'classroom.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://classroom.googleapis.com',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: [
      'https://www.googleapis.com/auth/classroom.courses.readonly',
      'https://www.googleapis.com/auth/classroom.rosters.readonly',
    ],
  },
  operations: [
    {
      method: 'GET',
      path: '/v1/courses',
      summary: 'List courses',
    },
    {
      method: 'GET',
      path: '/v1/courses/{courseId}/students',
      summary: 'List students',
    },
    {
      method: 'GET',
      path: '/v1/courses/{courseId}/courseWork',
      summary: 'List assignments',
    },
    {
      method: 'POST',
      path: '/v1/courses/{courseId}/courseWork',
      summary: 'Create an assignment',
    },
    {
      method: 'GET',
      path: '/v1/courses/{courseId}/courseWork/{courseWorkId}/studentSubmissions',
      summary: 'List what students turned in',
    },
  ],
  popularity: 4,
  directoryId: 'googleapis.com:classroom',
};
