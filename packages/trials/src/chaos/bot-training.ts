import { api } from '@bong-bari/contract'
import { type Noun, textOf } from './noun.ts'

const bot = api['bot-training']

const rowOf = (mark: string, edition: number) => ({
  keyword: mark,
  userMessage: mark,
  botResponse: textOf(mark, edition),
  priority: 1 + (edition % 10),
})

export const trainingRows: Noun = {
  name: 'row',
  create: async ({ admin }, mark) =>
    String((await admin(bot.createTraining, { body: rowOf(mark, 1) })).id),
  change: ({ admin }, id, mark, edition) =>
    admin(bot.updateTraining, { params: { id }, body: rowOf(mark, edition) }),
  remove: ({ admin }, id) => admin(bot.removeTraining, { params: { id } }),
  read: async ({ admin }) =>
    (await admin(bot.listTraining)).map(({ id, keyword, botResponse, priority }) => ({
      mark: keyword,
      id: String(id),
      is: (edition) => botResponse === textOf(keyword, edition) && priority === 1 + (edition % 10),
    })),
}

const templateOf = (mark: string, edition: number) => ({
  name: mark,
  templateType: 'quick_reply' as const,
  content: textOf(mark, edition),
  displayOrder: edition,
})

export const templates: Noun = {
  name: 'template',
  create: async ({ admin }, mark) =>
    String((await admin(bot.createTemplate, { body: templateOf(mark, 1) })).id),
  change: ({ admin }, id, mark, edition) =>
    admin(bot.updateTemplate, { params: { id }, body: templateOf(mark, edition) }),
  remove: ({ admin }, id) => admin(bot.removeTemplate, { params: { id } }),
  read: async ({ admin }) =>
    (await admin(bot.listTemplates)).map(({ id, name, content, displayOrder }) => ({
      mark: name,
      id: String(id),
      is: (edition) => content === textOf(name, edition) && displayOrder === edition,
    })),
}
