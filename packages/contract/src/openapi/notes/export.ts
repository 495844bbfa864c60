export const exportNotes = {
  about: 'Leads as files.',
  routes: {
    leads: {
      summary: 'Leads as a file',
      description:
        'Filtered and ordered like the list; spam is never exported. `ids`, given once for each, picks single leads. Times are those of Kolkata. A PDF has no column of ids; a CSV has commas and a BOM, and an apostrophe before what could start a formula: where lists are separated by semicolons, a spreadsheet reads the xlsx. A large file is answered 303 with the address where it waits for an hour.',
      refusals: ['export-too-large'],
    },
    person: {
      summary: 'What is held of a person',
      description:
        'For the person who asks for it, as one JSON file: the request, and every other one with its email or its phone, spam too, with all times and notes, and what happened to each (`history`, oldest first, without who did it).',
      refusals: ['lead-not-found'],
    },
    sameSender: {
      summary: 'What else its sender has sent',
      description:
        'Every other lead with its email or its phone, spam and held ones too, newest first and at most 200: for a person who wants to be forgotten, whose leads are chosen one by one.',
      refusals: ['lead-not-found'],
    },
  },
} as const
