export const chatNotes = {
  about: 'The conversation with visitors.',
  routes: {
    message: {
      summary: 'Answer a message',
      description:
        'The last 6 messages of the history count. `lead` is there where the message wants to work together: its sender may be asked for a request, in that language. `cards` are the videos and posts, at most three, that the training row that answered links to: what visitors cannot see now is left out. One client may send 20 messages a minute.',
      body: {
        message: 'notun video kobe asbe?',
        conversationHistory: [
          { role: 'user', content: 'nomoskar' },
          { role: 'assistant', content: 'নমস্কার! বলুন।' },
        ],
      },
      refusals: ['too-many-requests'],
    },
    opening: {
      summary: 'The greeting and suggestions that a conversation opens with',
      description:
        'And an offer when there is one. With a language only what is in it or for any language.',
    },
  },
} as const
