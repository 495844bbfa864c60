import { emptyExtraRowFields, type Training } from '@bong-bari/contract'

/** A training row as it is stored, with some fields of its own. */
export const trainingRow = (id: number, changes: Partial<Training>): Training => ({
  id,
  keyword: '',
  userMessage: '',
  botResponse: `answer ${id}`,
  language: 'auto',
  category: 'general',
  isActive: true,
  priority: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  changedBy: null,
  ...emptyExtraRowFields,
  ...changes,
})
