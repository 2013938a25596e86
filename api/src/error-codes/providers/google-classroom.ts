import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Its own names of errors begin the message, after an at sign. */
export const googleClassroom: ProviderCodes = {
  name: 'Google Classroom',
  slugs: ['google-classroom'],
  hosts: ['classroom.googleapis.com'],
  source: 'https://developers.google.com/workspace/classroom/reference/error-codes',
  checked: '2026-11-25',
  messages: [
    [
      /@Classroom(?:Api)?Disabled\b/,
      [
        'not-enabled',
        'Google Classroom, or its API, is not enabled for the user: their administrator has to switch it on for them.',
      ],
    ],
    [
      /@ProjectPermissionDenied\b/,
      [
        'permission',
        'The project of the client is not allowed to change this: only the one that created it may.',
      ],
    ],
    [
      /@\w+LimitReached\b/,
      ['quota', 'A limit of the course or of the user is used up: its members, invitations or groups.'],
    ],
    [
      /@(?:CannotDirectAddUser|CannotRemoveCourseOwner|IneligibleOwner|\w+PermissionDenied)\b/,
      [
        'permission',
        'The user is not allowed to do this in the course: their role there, or the domain, is another.',
      ],
    ],
    [
      /@(?:CourseNotModifiable|CourseStateNotModifiable|\w+InactiveForStudent|FailedPrecondition)\b/,
      ['conflict', 'The state of the course conflicts with this: it is archived, or not active.'],
    ],
    [
      /@InactiveCourseOwner\b/,
      ['customer', 'The account of the owner of the course was deleted: give the course to another teacher.'],
    ],
  ],
  codes: {},
};
