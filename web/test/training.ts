import { emptyExtraRowFields, type Template } from '@bong-bari/contract'
import type { TrainingItem } from '../src/features/bot-training/kind.ts'

const stamps = {
  createdAt: '2026-11-20T04:44:00.000Z',
  updatedAt: '2026-11-20T04:44:00.000Z',
  version: 1,
  changedBy: null,
}

/** A training row with its id in all its texts, and these fields of its own. */
export const trainingRowOf = (id: number, fields: Partial<TrainingItem> = {}): TrainingItem => ({
  id,
  keyword: `keyword ${id}`,
  userMessage: `message ${id}`,
  botResponse: `answer ${id}`,
  language: 'auto',
  category: 'general',
  isActive: true,
  priority: 5,
  ...emptyExtraRowFields,
  ...stamps,
  ...fields,
})

/** A template that always counts, with these fields of its own. */
export const templateOf = (id: number, fields: Partial<Template> = {}): Template => ({
  id,
  name: `template ${id}`,
  templateType: 'greeting',
  content: `content ${id}`,
  language: 'auto',
  isActive: true,
  displayOrder: 1,
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: null,
  ...stamps,
  ...fields,
})
