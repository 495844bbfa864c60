import type * as z from 'zod/mini'
import { hasContent, hasItsTime, hasTitle, lacksTime } from '../../post-body.ts'

const isDraft = { required: ['status'], properties: { status: { const: 'draft' } } }

const unlessDraft = (name: string) => ({
  anyOf: [isDraft, { required: [name], properties: { [name]: { pattern: '\\S' } } }],
})

/** What a post must have, by its status. */
export const postRules: [unknown, z.core.JSONSchema.BaseSchema][] = [
  [hasTitle, unlessDraft('title')],
  [hasContent, unlessDraft('content')],
  [
    hasItsTime,
    {
      anyOf: [
        {
          required: ['status', 'publishAt'],
          properties: {
            status: { const: 'scheduled' },
            publishAt: { type: 'string', minLength: 1 },
          },
        },
        {
          properties: {
            status: { enum: ['draft', 'published'] },
            publishAt: { enum: ['', null] },
          },
        },
      ],
      description: lacksTime.error,
    },
  ],
]
