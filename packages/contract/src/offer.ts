import * as z from 'zod/mini'
import { messageLanguages } from './answer-way.ts'
import { line, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import type { Group } from './route.ts'
import { besideRowGiven } from './training-words.ts'

export const offerSources = ['model', 'unanswered', 'romaniser'] as const

export const offer = z.object({
  text: z.string(),
  language: z.enum(messageLanguages),
  from: z.enum(offerSources),
  /** Taken by another row; shown only. */
  answeredBy: z.optional(z.object({ rowId: z.number(), keyword: z.string() })),
})
export type Offer = z.output<typeof offer>

export const offers = z.object({
  /** Free ones first; none sound alike in one script. */
  offers: z.array(offer),
  /** `none`: not configured; `silent`: timed out, paused or over budget. */
  model: z.enum(['none', 'asked', 'silent']),
})
export type Offers = z.output<typeof offers>

const { keyword, userMessage } = limits.training

/** The row in the form, perhaps unsaved. */
export const offersAsked = z.object({
  id: z.optional(z.int().check(z.positive())),
  keyword: z._default(line(keyword, 'Keyword'), ''),
  userMessage: requiredText(userMessage, 'User message'),
  variants: z._default(besideRowGiven.variants, []),
})

export const offerRoutes = {
  offerVariants: {
    method: 'POST',
    path: '/api/admin/chatbot-training/offers',
    access: 'admin',
    audit: 'not: changes nothing',
    body: offersAsked,
    response: offers,
  },
} as const satisfies Group
