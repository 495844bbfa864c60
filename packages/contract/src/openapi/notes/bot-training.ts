import { templateNoun } from '../../template.ts'
import { listedTraining, trainingNoun } from '../../training.ts'
import { changes, times } from '../note.ts'
import { nounNotes } from '../noun-notes.ts'

const asked = {
  keyword: 'upload, notun video',
  userMessage: 'নতুন ভিডিও কবে আসবে?',
  language: 'auto',
  isActive: true,
  priority: 5,
  variants: ['next video ta kobe ashbe?', 'When is the next video out?'],
}
const row = {
  ...asked,
  botResponse: 'প্রতি সপ্তাহে একটা!',
  category: 'general',
  answers: {
    bengali: 'প্রতি সপ্তাহে একটা!',
    benglish: 'Proti soptahe ekta!',
    english: 'One every week!',
  },
  links: [{ kind: 'video', id: 'dQw4w9WgXcQ' }],
}

const words = {
  name: 'Greeting',
  templateType: 'greeting',
  content: 'নমস্কার! Ki khobor?',
  language: 'auto',
  isActive: true,
  displayOrder: 1,
}
const templateBody = { ...words, validFrom: times.createdAt, validTo: null }

const about = 'What the bot is taught.'
const atOnce = 'The bot answers by it at once.'

const training = nounNotes(trainingNoun, () => ({
  about,
  body: row,
  order: 'by id',
  listed:
    'Also those that are switched off. `answeredLastMonth` counts the messages of visitors that a row answered in the last 30 days (in UTC); it may be a little less than the truth. `askedElse` counts those of them that were asked in a language in which the row still has no answer.',
  created: `A message that matches it well enough, or one of its \`variants\`, is answered verbatim: with what \`answers\` has for its language, else with \`botResponse\`. Of variants that sound alike in one script the first is kept. \`links\` name videos by their YouTube id and posts by their id or slug, and are shown as cards while visitors can see them. ${atOnce}`,
  changed: atOnce,
}))

const templates = nounNotes(templateNoun, () => ({
  about,
  body: templateBody,
  order: 'by id',
  listed: 'Also those that are switched off or outside their dates.',
  created: `Without \`validFrom\` it is valid from now on, without \`validTo\` for ever. ${atOnce}`,
  changed: `An empty validFrom stays as it is. ${atOnce}`,
}))

export const botTrainingNotes = {
  about,
  entities: {
    ...training.entities,
    ...templates.entities,
    ListedTraining: {
      schema: listedTraining,
      example: {
        id: 1,
        ...row,
        ...times,
        ...changes,
        answeredLastMonth: 12,
      },
    },
  },
  routes: {
    listTraining: training.routes.list,
    createTraining: training.routes.create,
    updateTraining: training.routes.update,
    removeTraining: training.routes.remove,
    tryMessage: {
      summary: 'What the bot would answer, and why',
      description: 'Nothing is counted or kept.',
      body: { message: 'notun video kobe?' },
    },
    checkTraining: {
      summary: 'What saving a training row would change',
      description:
        'Asks what the row is asked by, and every stored question of training rows and of the unanswered list that it could win or lose, with and without it: the 40 nearest, and `unasked` counts the others. `id` names the row that it would replace; its answer need not be written yet. Nothing is saved.',
      body: { id: 1, row: asked },
    },
    offerVariants: {
      summary: 'Other ways of asking what a row answers',
      description:
        'For a row as it stands in a form, saved or not (`id` names it then). At most 12 of them: from the model, where there is one and it answers in time, from unanswered questions, and from the spelling in the other script. Nothing is saved.',
      body: {
        id: 1,
        keyword: 'upload, notun video',
        userMessage: 'নতুন ভিডিও কবে আসবে?',
        variants: ['next video ta kobe ashbe?'],
      },
    },
    listUnanswered: {
      summary: 'What visitors asked and no training row answers, most asked first',
      description:
        'The latest 500 groups of messages that sound alike. E-mail addresses and phone numbers are masked, and a group is forgotten 90 days after its last message. What a row answers by now is not listed, but for what was not meant by its answer (`notMeant`), until that row is changed.',
    },
    removeUnanswered: {
      summary: 'Forget a group of unanswered messages',
      description: 'It comes back when somebody asks again.',
      refusals: ['unanswered-not-found'],
    },
    usage: {
      summary: 'Tokens that the model has used and may use',
      description: 'Of today and of this month, in UTC. Without a model `hasModel` is false.',
    },
    listTemplates: templates.routes.list,
    createTemplate: templates.routes.create,
    updateTemplate: templates.routes.update,
    removeTemplate: templates.routes.remove,
  },
} as const
