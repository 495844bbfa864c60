import type { api, GroupName } from '../api.ts'
import type { RefusalCode } from '../refusals.ts'

/** What a reader needs to know of a route beyond its schemas, and how it may say no by itself. */
export type Note = { summary: string; description?: string; refusals?: readonly RefusalCode[] }

type Notes = { [G in GroupName]: { about: string; routes: Record<keyof (typeof api)[G], Note> } }

const picture =
  'A picture is named by the address that `POST /api/admin/images` gave, by an address elsewhere, or given whole as a data-URL.'

/** One note for each route: a route without one does not compile. */
export const notes = {
  auth: {
    about: 'Admins, their sessions and tokens.',
    routes: {
      login: {
        summary: 'Log in',
        description: 'Attempts are limited by client and by name; a right password gives one back.',
        refusals: ['wrong-password', 'too-many-attempts'],
      },
      csrfToken: { summary: 'The CSRF token of the session' },
      me: { summary: 'The current user' },
      logout: { summary: 'End the session' },
      createUser: {
        summary: 'Create another admin',
        description: 'The most common passwords are refused.',
        refusals: ['username-taken'],
      },
      listUsers: { summary: 'All admins, by username' },
      removeUser: {
        summary: 'Remove an admin',
        description: 'Never oneself and never the last one; every session of theirs ends.',
        refusals: ['user-not-found', 'own-account', 'last-admin'],
      },
      changePassword: {
        summary: 'Change one’s own password',
        description:
          'Every other session of the current user ends. Wrong guesses count as login attempts.',
        refusals: ['too-many-attempts'],
      },
      listSessions: { summary: 'One’s own sessions, newest first' },
      endSession: {
        summary: 'End one of one’s own sessions',
        description: 'Ending the current one is logging out.',
        refusals: ['session-not-found'],
      },
    },
  },
  'bot-training': {
    about: 'What the bot is taught.',
    routes: {
      listTraining: { summary: 'Training rows, by id' },
      createTraining: { summary: 'Add a training row' },
      updateTraining: { summary: 'Replace a training row', refusals: ['training-not-found'] },
      removeTraining: { summary: 'Delete a training row', refusals: ['training-not-found'] },
      tryMessage: {
        summary: 'What the bot would answer, and why',
        description: 'Nothing is counted or kept.',
      },
      checkTraining: {
        summary: 'What saving a training row would change',
        description:
          'Asks every stored question, of training rows and of the unanswered list, with and without the row. `id` names the row that it would replace. Nothing is saved.',
      },
      listUnanswered: {
        summary: 'What visitors asked and no training row answers, most asked first',
        description:
          'The latest 500 groups of messages that sound alike. E-mail addresses and phone numbers are masked, and a group is forgotten 90 days after its last message. What a row answers by now is not listed.',
      },
      removeUnanswered: {
        summary: 'Forget a group of unanswered messages',
        refusals: ['unanswered-not-found'],
      },
      usage: {
        summary: 'Tokens that the model has used today and this month, in UTC, and may use',
      },
      listTemplates: { summary: 'Templates, by id' },
      createTemplate: { summary: 'Add a template' },
      updateTemplate: { summary: 'Replace a template', refusals: ['template-not-found'] },
      removeTemplate: { summary: 'Delete a template', refusals: ['template-not-found'] },
    },
  },
  chat: {
    about: 'The conversation with visitors.',
    routes: {
      message: {
        summary: 'Answer a message',
        description:
          'The last 6 messages of the history count. One client may send 20 messages a minute.',
        refusals: ['too-many-requests'],
      },
      opening: { summary: 'The greeting and suggestions that a conversation opens with' },
    },
  },
  exports: {
    about: 'Leads as files.',
    routes: {
      leads: {
        summary: 'Leads as a file',
        description:
          'Filtered and ordered like the list; spam is never exported. `ids`, given once for each, picks single leads. A large file is answered 303 with the address where it waits for an hour.',
        refusals: ['export-too-large'],
      },
    },
  },
  leads: {
    about: 'Requests of brands, which are the leads.',
    routes: {
      create: {
        summary: 'Send a request',
        description:
          'An email or a phone is required; the phone is a country code, a space and 4 to 14 digits. A repeat under one Idempotency-Key answers as the first did. `website` is for robots: people leave it out. One client may send 10 requests a minute and 60 a day.',
        refusals: ['idempotency-key-reused', 'too-many-requests'],
      },
      list: {
        summary: 'Leads, newest first',
        description:
          'All parameters combine. `q` finds words and numbers in name, company, email and phone, however they are written, among the newest 2,000 leads that match the other filters; its cursor keeps to those while new ones arrive. A page without `q` costs the same at any number of leads; a search costs what it looks through, about 250 read units at most where leads have 1 KB. `spam=true` lists what was kept apart.',
      },
      open: {
        summary: 'Mark a lead opened',
        description: 'The time of the first opening stays.',
        refusals: ['lead-not-found'],
      },
      setStatus: {
        summary: 'Set the leadStatus',
        description: 'Any status may follow any other.',
        refusals: ['lead-not-found'],
      },
      saveNotes: { summary: 'Save the follow-up notes', refusals: ['lead-not-found'] },
      remove: {
        summary: 'Delete a lead',
        description: 'Also one that cannot be read. Nothing of it is kept.',
        refusals: ['lead-not-found'],
      },
      markSpam: {
        summary: 'Mark a lead as spam',
        description: 'It leaves every list, count and export but `spam=true`, and is kept.',
        refusals: ['lead-not-found'],
      },
      restore: {
        summary: 'Take a lead out of the spam',
        description: 'It stands again where its createdAt puts it. A lead that is no spam stays.',
        refusals: ['lead-not-found'],
      },
    },
  },
  openapi: {
    about: 'This description.',
    routes: { document: { summary: 'The API as an OpenAPI 3.1 document' } },
  },
  pictures: {
    about: 'Pictures of posts and sections.',
    routes: {
      startUpload: {
        summary: 'Begin the upload of a picture',
        description:
          'Post the `fields` and then the `file` to `url` as multipart/form-data; `imageUrl` then names the picture. An upload that nothing names goes after a day.',
      },
    },
  },
  posts: {
    about: 'Blog posts.',
    routes: {
      list: {
        summary: 'Posts, newest first',
        description: '`content` is the beginning of each post, 500 characters at most.',
      },
      create: {
        summary: 'Publish a post',
        description: `Without a slug the post gets one from its title. ${picture}`,
        refusals: ['slug-taken'],
      },
      bySlug: { summary: 'A post by its slug or id', refusals: ['post-not-found'] },
      byId: { summary: 'A post by its id', refusals: ['post-not-found'] },
      update: {
        summary: 'Change a post',
        description: `Its slug stays, so links go on working. ${picture}`,
        refusals: ['post-not-found'],
      },
      remove: { summary: 'Delete a post', refusals: ['post-not-found'] },
    },
  },
  sections: {
    about: 'Sections of the home page.',
    routes: {
      publicList: { summary: 'The sections that show now, in order' },
      list: { summary: 'All sections, by displayOrder and id' },
      create: { summary: 'Add a section', description: picture },
      update: {
        summary: 'Replace a section',
        description: picture,
        refusals: ['section-not-found'],
      },
      reorder: {
        summary: 'Give sections their places',
        description:
          'Answers those that are still there with their new displayOrder; nothing else of them changes.',
      },
      remove: { summary: 'Delete a section', refusals: ['section-not-found'] },
    },
  },
  settings: {
    about: 'What the team may change without a deployment.',
    routes: {
      publicList: { summary: 'The settings that the site shows' },
      list: { summary: 'All settings' },
      update: {
        summary: 'Change a setting',
        description: 'The value must fit the settingType of its setting.',
        refusals: ['setting-not-found'],
      },
    },
  },
  videos: {
    about: 'Videos of the channel.',
    routes: {
      latest: { summary: 'The newest videos', description: 'Refreshed every 5 minutes.' },
      popular: { summary: 'The most viewed videos', description: 'Refreshed every 15 minutes.' },
    },
  },
} as const satisfies Notes

/** The note of a route by its group and name. */
export const noteOf = (group: GroupName, name: string): Note => {
  const found = Object.entries<Note>(notes[group].routes).find(([key]) => key === name)
  if (!found) throw new Error(`The route ${name} of ${group} has no note.`)
  return found[1]
}
