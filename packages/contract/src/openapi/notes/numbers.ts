import { limits } from '../../limits.ts'
import { numbersEntity } from '../../numbers.ts'

const { max, default: usual } = limits.numberWeeks

export const numbersNotes = {
  about: 'How much comes in, and how well it is answered.',
  entities: {
    Numbers: {
      schema: numbersEntity,
      example: {
        weeks: [
          {
            from: '2026-11-16',
            leads: { new: 4, hot: 2, warm: 1, cold: 0, dead: 3 },
            spam: 2,
            replied: 5,
            medianHours: 20.5,
          },
        ],
        isCut: false,
        firstReply: { replied: 5, medianHours: 20.5, since: '2026-11-17' },
        waiting: { all: { count: 4, more: false }, late: { count: 1, more: false } },
        chat: {
          since: '2026-11-16',
          messages: 120,
          answered: 96,
          answers: [
            { way: 'row', language: 'benglish', count: 96 },
            { way: 'built-in', language: 'bengali', count: 24 },
          ],
        },
      },
    },
  },
  routes: {
    read: {
      summary: 'The numbers of the last weeks',
      description: `The week of today and those before it, ${usual} in all where \`weeks\` (1 to ${max}) is not given. Weeks begin on Monday in the time zone of the brand. Leads count by the status that they have now, and spam apart. A reply counts from the request to the first one that was noted; leads without one are in no median. Chat messages count by what answered them: a row, the hand-over to a person or the model knew an answer; a template or a built-in line stood in for one.`,
    },
  },
} as const
