import { lead } from '../../lead-entity.ts'
import { changes, id, times } from '../note.ts'

export const leadNotes = {
  about: 'Requests of brands, which are the leads.',
  entities: {
    Lead: {
      schema: lead,
      example: {
        id,
        name: 'রিয়া সেন',
        email: 'riya@example.com',
        phone: '+91 9830012345',
        company: 'মিষ্টি ঘর',
        message: 'পুজোর আগে একটা ভিডিও চাই',
        offering: 'integration',
        budget: '50k-1l',
        month: '2026-09',
        source: 'chat',
        conversation: [
          { role: 'user', content: 'collab korte chai' },
          { role: 'assistant', content: 'Kajer kotha /work-with-us page e likhun.' },
        ],
        status: 'submitted',
        opened: false,
        openedAt: null,
        leadStatus: 'new',
        followUpNotes: null,
        dueAt: '2026-01-19T18:29:59.999Z',
        repliedAt: null,
        lastReply: null,
        pendingReply: null,
        wroteBackAt: null,
        doneAt: null,
        followUpOn: null,
        ownerId: null,
        ownerName: null,
        createdAt: times.createdAt,
        updatedAt: times.updatedAt,
        ...changes,
      },
    },
  },
  routes: {
    create: {
      summary: 'Send a request',
      description:
        'An email or a phone is required; the phone is kept as a country code, a space and 4 to 14 digits, however it was written. A repeat under one Idempotency-Key from one client answers as the first did, and is refused with another body, or once that was erased. `offering`, `budget` and `month` (like 2026-09) may say what is wanted, for how much and when. `source` says where it was written; `conversation` is what was said in the chat before it. `website` is for robots: people leave it out. One client may send 10 requests a minute and 60 a day.',
      body: {
        name: 'রিয়া সেন',
        company: 'মিষ্টি ঘর',
        email: 'riya@example.com',
        phone: '+91 98300 12345',
        message: 'পুজোর আগে একটা ভিডিও চাই',
        offering: 'integration',
        budget: '50k-1l',
        month: '2026-09',
        source: 'chat',
        conversation: [{ role: 'user', content: 'collab korte chai' }],
        website: '',
      },
      refusals: ['idempotency-key-reused', 'lead-erased', 'too-many-requests'],
    },
    list: {
      summary: 'Leads, newest first',
      description:
        'All parameters combine. `q` finds words, beginnings of words and numbers in name, company, email, phone, message and notes, in Bengali and Latin letters for each other, among all leads. A page costs the same at any number of leads. One with `q` may be shorter than `limit`, even empty, and have a next one all the same. `spam=true` lists what was kept apart. `due` and `order=due` have what waits for an answer or a follow-up: `due=today` by the end of today, `due=late` what is past. `owner=none` has what waits and nobody takes care of. With `order=due` the longest due comes first. `queue` has what is to be done about each: `answer` (not answered yet, or the brand wrote again), `follow-up` (answered, its day is today or past), `waiting` (answered otherwise) or `done` (marked so, or dead); a lead is in exactly one. `when` goes by the month that a request names: `this`, `next`, or the one `in-2` months and so on. A queue has an order of its own, the longest due first, of what is done the newest.',
    },
    count: {
      summary: 'How many leads a list holds',
      description:
        'With the parameters of the list, by one read at any number of leads; a count by `due` is of the leads as they are at this moment. With `q` it looks until it has found 100: `more` says that there are more than `count`, else `count` is exact. It is null for some minutes after the first deployment, until all leads have been counted once.',
    },
    open: {
      summary: 'Mark a lead opened',
      description: 'The time of the first opening stays.',
      refusals: ['lead-not-found', 'changed-meanwhile'],
    },
    setStatus: {
      summary: 'Set the leadStatus',
      description: 'Any status may follow any other.',
      body: { leadStatus: 'hot' },
      refusals: ['lead-not-found', 'changed-meanwhile'],
    },
    saveNotes: {
      summary: 'Save the follow-up notes',
      description: 'They replace those that were there; an empty text is kept as one.',
      body: { followUpNotes: 'মঙ্গলবার ফোন করতে হবে' },
      refusals: ['lead-not-found', 'changed-meanwhile'],
    },
    remove: {
      summary: 'Delete a lead',
      description:
        'Spam too, and also one that cannot be read. Nothing of it is kept, and every exported file that still waits to be fetched goes with it.',
      refusals: ['lead-not-found'],
    },
    retention: {
      summary: 'How long leads are kept',
      description:
        'By the setting `leadRetentionMonths`: 30 days after it was saved, leads (spam too) that nobody has changed for so many months are erased every night. `from` is when that begins, `due` how many would go now, up to 1,000. `months` and `from` are null while it is off.',
    },
    setOwner: {
      summary: 'Give a lead to an admin',
      description: 'Null takes it from whoever has it.',
      body: { ownerId: id },
      refusals: ['lead-not-found', 'user-not-found', 'changed-meanwhile'],
    },
    setFollowUp: {
      summary: 'Say when to write or call again',
      description: "A day of the brand's time zone; null takes it away.",
      body: { date: '2026-01-21' },
      refusals: ['lead-not-found', 'changed-meanwhile'],
    },
    reply: {
      summary: 'Say that the brand was answered',
      description:
        'It is due no more, and neither is a follow-up of today or before. The first time stays in `repliedAt`, the newest reply in `lastReply`; each is an event. Where the mail, chat or call was opened before, who opened it wrote it. A repeat under one Idempotency-Key is none: it answers with the lead as it stands by then, and refuses another channel. A key holds for one admin.',
      body: { channel: 'whatsapp' },
      refusals: ['lead-not-found', 'changed-meanwhile', 'idempotency-key-reused'],
    },
    setPendingReply: {
      summary: 'Say that a mail, chat or call was opened',
      description:
        'It may have gone out or not: `replied` says that it did, a channel of null that it did not. It is no event.',
      body: { channel: 'whatsapp' },
      refusals: ['lead-not-found', 'changed-meanwhile'],
    },
    takeBackReply: {
      summary: 'Take a reply back',
      description:
        'By the id of its event. What it ended goes on where nothing newer stands there, and an event says so.',
      refusals: ['lead-not-found', 'lead-event-not-found'],
    },
    setWroteBack: {
      summary: 'Say that the brand wrote again',
      description: 'It has to be answered within the promised days from now, as a new request has.',
      body: { wroteBack: true },
      refusals: ['lead-not-found', 'changed-meanwhile'],
    },
    setDone: {
      summary: 'Say that nothing more is to be done',
      description: 'It waits for nothing until its brand writes again or it is given a day.',
      body: { done: true },
      refusals: ['lead-not-found', 'changed-meanwhile'],
    },
    events: {
      summary: 'What happened to a lead, newest first',
      description:
        'Who did what and when, and what stood there before. What one admin writes into the notes within ten minutes is one event. What happened before events were kept is told as far as the lead itself knows it.',
      refusals: ['lead-not-found'],
    },
    changeMany: {
      summary: 'Change many leads at once',
      description:
        'One change for 1 to 200 leads: a leadStatus, an owner, the day to follow up, spam or not, done or not, whether the brand wrote again, or erasing. It tells of each what became of it; what fails keeps none of the others, and may be sent again. `back` is the change that takes it back, where anything was changed: sent with the `version` of each in `versions`, it leaves alone what somebody changed since. Erasing needs a session whose password was given within the hour.',
      body: { ids: [id], change: { leadStatus: 'cold' }, versions: { [id]: 3 } },
      refusals: ['user-not-found', 'password-required'],
    },
    markSpam: {
      summary: 'Mark a lead as spam',
      description: 'It leaves every list, count and export but `spam=true`, and is kept.',
      refusals: ['lead-not-found', 'changed-meanwhile'],
    },
    restore: {
      summary: 'Take a lead out of the spam',
      description: 'It stands again where its createdAt puts it. A lead that is no spam stays.',
      refusals: ['lead-not-found', 'changed-meanwhile'],
    },
  },
} as const
