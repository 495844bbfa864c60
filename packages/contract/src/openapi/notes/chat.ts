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
    notMeant: {
      summary: 'Say that an answer was not what was meant',
      description:
        'Lists the question for the team, with the training row that gave the answer. `answer` is what the bot has said, with its `mark`. Nothing that tells who asked is kept. One client may say it 20 times a day.',
      body: {
        message: 'notun video kobe asbe?',
        answer: { content: 'নমস্কার! বলুন।', mark: 'n1UZpWB6f3J2J8cI6cB1Yz6oQGmVnS0b0h6mP8f1c2A' },
      },
      refusals: ['answer-unknown', 'too-many-requests'],
    },
    opening: {
      summary: 'The greeting and suggestions that a conversation opens with',
      description:
        'And an offer when there is one. With a language only what is in it or for any language.',
    },
  },
} as const
