import * as z from 'zod/mini'
import { numberParam, storedRow } from './bot-row.ts'
import { clearable, requiredText, text } from './fields.ts'
import { limits } from './limits.ts'
import { hasKnownPlaceholders, placeholderComplaint } from './placeholders.ts'
import type { Group } from './route.ts'
import { ifMatch } from './version.ts'

/** Something that the team answers brands with, in Bengali, in English or in both. */
export const reply = z.object({
  ...storedRow,
  name: z.string(),
  bodyBn: z.nullable(z.string()),
  bodyEn: z.nullable(z.string()),
})
export type Reply = z.output<typeof reply>

const body = (label: string) =>
  z.optional(
    z.pipe(
      text(limits.reply.body, label).check(
        z.trim(),
        z.refine(hasKnownPlaceholders, {
          error: ({ input }) => placeholderComplaint(String(input), label),
        }),
      ),
      z.transform((value) => value || undefined),
    ),
  )

const fields = {
  name: requiredText(limits.reply.name, 'Name'),
  bodyBn: body('Bengali text'),
  bodyEn: body('English text'),
}

/** Said of a reply without a text in any language. */
export const lacksBody = {
  path: ['bodyEn'],
  error: 'Write the text in Bengali, in English or in both',
}
export const hasBody = (given: {
  bodyBn?: string | null | undefined
  bodyEn?: string | null | undefined
}) => Boolean(given.bodyBn || given.bodyEn)

export const replyInput = z.object(fields).check(z.refine(hasBody, lacksBody))

const replyChanges = z.object({
  name: z.optional(fields.name),
  bodyBn: clearable(fields.bodyBn),
  bodyEn: clearable(fields.bodyEn),
})

const names = new Intl.Collator(['en', 'bn'], { numeric: true })

/** The order of replies: by name, and by id where two have the same. */
export const byReplyName = (a: Reply, b: Reply) => names.compare(a.name, b.name) || a.id - b.id

const path = '/api/admin/reply-templates'

export const replies = {
  list: {
    method: 'GET',
    path,
    access: 'admin',
    response: z.array(reply),
  },
  create: {
    method: 'POST',
    path,
    access: 'admin',
    body: replyInput,
    response: reply,
    status: 201,
  },
  update: {
    method: 'PUT',
    path: `${path}/{id}`,
    access: 'admin',
    params: numberParam,
    headers: ifMatch,
    body: replyChanges,
    response: reply,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'admin',
    params: numberParam,
    response: z.object({ id: z.number() }),
  },
} as const satisfies Group
