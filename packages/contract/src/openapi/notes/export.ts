export const exportNotes = {
  about: 'Leads as files.',
  routes: {
    leads: {
      summary: 'Leads as a file',
      description:
        'Filtered and ordered like the list; spam is never exported. `ids`, given once for each, picks single leads. A large file is answered 303 with the address where it waits for an hour.',
      refusals: ['export-too-large'],
    },
  },
} as const
