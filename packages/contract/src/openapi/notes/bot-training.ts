import { template } from '../../template.ts'
import { training } from '../../training.ts'
import { changeNote } from '../change-note.ts'
import { changes, times } from '../example.ts'

export const botTrainingNotes = {
  about: 'What the bot is taught.',
  entities: {
    Training: {
      schema: training,
      example: {
        id: 1,
        keyword: 'upload, notun video',
        userMessage: 'নতুন ভিডিও কবে আসবে?',
        botResponse: 'প্রতি সপ্তাহে একটা!',
        language: 'auto',
        category: 'general',
        isActive: true,
        priority: 5,
        ...times,
        ...changes,
      },
    },
    Template: {
      schema: template,
      example: {
        id: 1,
        name: 'Greeting',
        templateType: 'greeting',
        content: 'নমস্কার! Ki khobor?',
        language: 'auto',
        isActive: true,
        displayOrder: 1,
        validFrom: times.createdAt,
        validTo: null,
        ...times,
        ...changes,
      },
    },
  },
  routes: {
    listTraining: { summary: 'Training rows, by id' },
    createTraining: { summary: 'Add a training row' },
    updateTraining: {
      summary: 'Change fields of a training row',
      description: changeNote,
      refusals: ['training-not-found', 'changed-meanwhile'],
    },
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
    updateTemplate: {
      summary: 'Change fields of a template',
      description: `${changeNote} An empty validFrom stays as it is.`,
      refusals: ['template-not-found', 'changed-meanwhile'],
    },
    removeTemplate: { summary: 'Delete a template', refusals: ['template-not-found'] },
  },
} as const
