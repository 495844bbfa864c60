import type * as z from 'zod/mini'
import { hasContent, hasItsTime, hasTitle, lacksTime } from '../../post-body.ts'
import { seen } from './line.ts'

type Rule = z.core.JSONSchema.BaseSchema

const isDraft = { required: ['status'], properties: { status: { const: 'draft' } } }

const unlessDraft = (name: string, says: Rule = { pattern: '\\S' }) => ({
  anyOf: [isDraft, { required: [name], properties: { [name]: says } }],
})

/** What a post must have, by its status. */
export const postRules: [unknown, Rule][] = [
  [hasTitle, unlessDraft('title', seen)],
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
