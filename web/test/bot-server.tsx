import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { templateKind, trainingKind } from '../src/features/bot-training/kinds.tsx'
import { TrainingCenter } from '../src/features/bot-training/training-page.tsx'
import { renderInApp } from './in-app.tsx'
import './office.ts'
import { json, type StubbedCall } from './stub-api.ts'
import { templateOf, trainingRowOf } from './training.ts'

// The editors are then there with the first press.
await Promise.all([trainingKind.editor.prefetch(), templateKind.editor.prefetch()])

export const rowsPath = '/api/admin/chatbot-training'
export const unansweredPath = '/api/admin/unanswered'
export const templatesPath = '/api/admin/chatbot-templates'

const begin = () => ({
  rows: [
    trainingRowOf(1, { keyword: 'collab', category: 'collaboration', language: 'benglish' }),
    trainingRowOf(2, { keyword: 'নতুন ভিডিও', botResponse: 'বড় খবর', language: 'bengali' }),
    trainingRowOf(3, { keyword: 'pujo', category: 'culture', isActive: false }),
  ],
  templates: [
    templateOf(1, { name: 'House greeting' }),
    templateOf(2, { name: 'Last year', validTo: '2026-02-01T00:00:00.000Z' }),
    templateOf(3, { name: 'Next year', validFrom: '2099-01-01T00:00:00.000Z' }),
    templateOf(4, { name: 'Resting', isActive: false, templateType: 'fallback' }),
  ],
})

export const server = begin()

/** Empty dates are the server's to fill. */
const filled = (body: unknown) => {
  const given = { ...Object(body) }
  for (const name of ['validFrom', 'validTo']) if (given[name] === '') delete given[name]
  return given
}

const crud = <E extends { id: number }>(path: string, list: E[]) => {
  const put = (entry: E) => {
    const at = list.findIndex(({ id }) => id === entry.id)
    if (at < 0) list.push(entry)
    else list[at] = entry
    return json(entry, at < 0 ? 201 : 200)
  }
  const [first] = list
  const ids = list.map(({ id }) => id)
  return {
    [`GET ${path}`]: () => json(list),
    [`POST ${path}`]: ({ body }: StubbedCall) => put({ ...first, ...filled(body), id: 100 }),
    ...Object.fromEntries(
      ids.flatMap((id) => [
        [
          `PUT ${path}/${id}`,
          ({ body }: StubbedCall) =>
            put({ ...list.find((one) => one.id === id), ...filled(body), id }),
        ],
        [
          `DELETE ${path}/${id}`,
          () => {
            list.splice(
              list.findIndex((one) => one.id === id),
              1,
            )
            return json({ id })
          },
        ],
      ]),
    ),
  }
}

export const answers = () => ({
  ...crud(rowsPath, server.rows),
  ...crud(templatesPath, server.templates),
  [`GET ${unansweredPath}`]: () => json([]),
})

export const show = (at = '/admin?tab=chatbot') => renderInApp(<TrainingCenter />, at)

beforeEach(() => void Object.assign(server, begin()))

/** Unfolds the fields of a row that most rows do without; the filters of the list have such a button too. */
export const openMore = async () => {
  const editor = within(await screen.findByRole('dialog'))
  fireEvent.click(await editor.findByRole('button', { name: /^More/ }))
}
