export const chatNotes = {
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
} as const
