import { api, type Template, type TryResult } from '@bong-bari/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { asAdmin, enter } from './log-in.ts'
import { openChat } from './open-chat.ts'
import {
  appendTo,
  bringBackEach,
  changeEach,
  deleteEach,
  listFromApi,
  markOf,
  openDesk,
  test,
} from './walk.ts'

const { listTraining, listTemplates, tryMessage } = api['bot-training']

/** What the bot answers to a message, as the panel Try it asks for it. */
const tryAnswer = async (page: Page, message: string): Promise<TryResult> => {
  const headers = await asAdmin(page)
  const answer = await page.request.post(tryMessage.path, { headers, data: { message } })
  expect(answer.status()).toBe(200)
  return answer.json()
}

const tryEach = async (page: Page, messages: readonly string[]) => {
  const answers = await Promise.all(messages.map((message) => tryAnswer(page, message)))
  return answers.map(({ response }, at) => response.includes(markOf('Row', at)))
}

/** Whether an answer is what a field says: names in braces are filled in, and what a page shows may follow. */
const isSaidBy = (fieldText: string, answer: string) => {
  const parts = fieldText.split(/\{\w+\}/)
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^]*')
  return fieldText !== '' && new RegExp(`^${pattern}(?:\n|$)`).test(answer)
}

/** The field of an editor that holds an answer. */
const fieldWith = async (dialog: Locator, answer: string) => {
  for (const field of await dialog.getByRole('textbox').all())
    if (isSaidBy(await field.inputValue(), answer)) return field
  throw new Error(`No field holds “${answer}”.`)
}

test('every training row is changed, answers its question so, is deleted and is brought back', async ({
  page,
}) => {
  await enter(page)
  await openDesk(page, '/admin/chatbot', listTraining)
  const questions: string[] = []
  const count = await changeEach(page, async (dialog, at) => {
    const question = await dialog.getByRole('textbox', { name: /^User message/ }).inputValue()
    questions.push(question)
    // Which of a row's answers is given depends on the language of the question.
    const { response } = await tryAnswer(page, question)
    await dialog.getByRole('button', { name: /^More/ }).click()
    // The answers in other languages load after the other fields.
    await expect(dialog.getByRole('textbox', { name: 'Answer in English' })).toBeVisible()
    await appendTo(await fieldWith(dialog, response), ` ${markOf('Row', at)}`)
  })
  expect(await tryEach(page, questions)).not.toContain(false)
  await deleteEach(page)
  expect(await tryEach(page, questions)).not.toContain(true)
  await bringBackEach(page, 'Training data', count)
  expect(await tryEach(page, questions)).not.toContain(false)
})

/** What nobody taught the bot. */
const unknownQuestions: Record<Template['language'], string> = {
  bengali: 'কাঠবিড়ালির জুতোর মাপ কত?',
  benglish: 'kathbiralir jutor map koto bolo to?',
  auto: 'kathbiralir jutor map koto bolo to?',
  english: 'What shoe size does a squirrel wear?',
}

/** What a visitor's chat says where it knows nothing, and what it begins with. */
const readTemplatesInChat = async (page: Page, templates: readonly Template[]) => {
  const visitor = await page.context().newPage()
  const questions = new Set(
    templates.flatMap(({ templateType, language }) =>
      templateType === 'fallback' ? unknownQuestions[language] : [],
    ),
  )
  const chat = await openChat(visitor)
  for (const [at, question] of [...questions].entries()) {
    await chat.field.fill(question)
    await chat.field.press('Enter')
    await expect(chat.said).toHaveCount(3 + 2 * at)
  }
  const answers = await chat.log.textContent()
  // A slow network does not hold the first conversation up: it may have begun with built-in words.
  await chat.again.click()
  await expect(chat.said).toHaveCount(1)
  const all = `${answers} ${await chat.log.textContent()}`
  await visitor.close()
  return templates.map((_, at) => all.includes(markOf('Template', at)))
}

test('every template is changed, is said so in the chat, is deleted and is brought back', async ({
  page,
}) => {
  await enter(page)
  await openDesk(page, '/admin/chatbot?list=templates', listTemplates)
  const templates = await listFromApi<Template>(page, listTemplates)
  const count = await changeEach(page, (dialog, at) =>
    appendTo(dialog.getByRole('textbox', { name: /^Content/ }), ` ${markOf('Template', at)}`),
  )
  expect(await readTemplatesInChat(page, templates)).not.toContain(false)
  await deleteEach(page)
  expect(await readTemplatesInChat(page, templates)).not.toContain(true)
  await bringBackEach(page, 'Template', count)
  expect(await readTemplatesInChat(page, templates)).not.toContain(false)
})
