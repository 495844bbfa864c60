import * as z from 'zod/mini'
import { messageLanguages } from './answer-way.ts'
import { clearable, optionalText, requiredText, text } from './fields.ts'
import { limits } from './limits.ts'
import { defaulted } from './noun.ts'
import { isVisible } from './visible-text.ts'
import { videoIdForm } from './youtube-link.ts'

const { userMessage, botResponse, variants, links } = limits.training

/** A video by YouTube id, a post by id or slug. */
export const linkKinds = ['video', 'post'] as const

const answers = z.object({
  bengali: z.optional(z.string()),
  benglish: z.optional(z.string()),
  english: z.optional(z.string()),
})
/** Other languages get `botResponse`. */
export type Answers = z.output<typeof answers>

const stored = {
  variants: z.array(z.string()),
  links: z.array(z.object({ kind: z.enum(linkKinds), id: z.string() })),
}
export type Link = z.output<typeof stored.links>[number]

const answer = z.optional(text(botResponse, 'Answer').check(z.trim()))

const givenAnswers = z.object(
  { bengali: answer, benglish: answer, english: answer },
  'answers must be an object',
)

const withoutBlank = (given: z.output<typeof givenAnswers>): Answers => {
  const said: Answers = {}
  for (const language of messageLanguages) {
    const words = given[language]
    if (words && isVisible(words)) said[language] = words
  }
  return said
}

const changedAnswer = clearable(optionalText(botResponse, 'Answer'))

/** Unnamed stay; null or blank removes. */
const changedAnswers = z.object(
  { bengali: changedAnswer, benglish: changedAnswer, english: changedAnswer },
  'answers must be an object',
)

const kindError = `kind must be one of ${linkKinds.join(', ')}`

const link = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('video'),
      id: requiredText(limits.post.slug, 'Video').check(
        z.regex(videoIdForm, 'Video must be the 11 characters by which YouTube names it'),
      ),
    }),
    z.object({ kind: z.literal('post'), id: requiredText(limits.post.slug, 'Post') }),
  ],
  { error: kindError },
)

/** A blank answer counts as none. */
export const besideRowGiven = {
  variants: z
    .array(requiredText(userMessage, 'Another way to ask'), 'variants must be a list')
    .check(z.maxLength(variants, `variants may hold at most ${variants}`)),
  answers: z.pipe(givenAnswers, z.transform(withoutBlank)),
  links: z
    .array(link, 'links must be a list')
    .check(z.maxLength(links, `links may hold at most ${links}`)),
}

/** Beyond the specification; older rows lack them. */
export const besideRow = {
  /** Other ways of asking. */
  variants: defaulted(z._default(stored.variants, []), besideRowGiven.variants, []),
  answers: {
    stored: z._default(answers, {}),
    given: z._default(besideRowGiven.answers, {}),
    changed: z.optional(changedAnswers),
  },
  links: defaulted(z._default(stored.links, []), besideRowGiven.links, []),
}

export const nothingBeside: {
  [Name in keyof typeof besideRow]: z.output<(typeof besideRow)[Name]['stored']>
} = { variants: [], answers: {}, links: [] }
