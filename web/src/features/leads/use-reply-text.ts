import type { Lead } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keep, useKept } from '../../ui/kept.ts'
import { useSignature } from './lead-team.ts'
import { bodyOf, languageOf, type ReplyLanguage, textFor, useChoices } from './reply-texts.ts'

const kept = z.object({
  choice: z.optional(z.string()),
  language: z.optional(z.enum(['bn', 'en'])),
  typed: z._default(z.record(z.string(), z.string()), {}),
})

const keyFor = (id: string) => `draft:reply:${id}`

export const forgetReply = (id: string) => keep(keyFor(id), undefined)

/** The reply to a lead: a filled-in template, or its edit. Edits of all templates are kept until one was sent. */
export const useReplyText = (lead: Lead) => {
  const { choices, ...query } = useChoices()
  const signature = useSignature(lead)
  const raw = useKept(keyFor(lead.id))
  const draft = kept.safeParse(raw ?? {}).data ?? { typed: {} }
  const chosen = choices.find(({ key }) => key === draft.choice) ?? choices[0]
  const wanted = draft.language ?? languageOf(lead)
  const { language, body } = chosen ? bodyOf(chosen, wanted) : { language: wanted, body: '' }
  const place = `${chosen?.key} ${language}`
  const ready = textFor(lead, body, signature)
  const text = draft.typed[place] ?? ready
  const change = (fields: Partial<typeof draft>) => keep(keyFor(lead.id), { ...draft, ...fields })
  const { [place]: _, ...others } = draft.typed
  return {
    ...{ choices, chosen, language, text, ...query },
    isTyped: text !== ready,
    choose: (at: number) => {
      const choice = choices[at]?.key
      if (choice) change({ choice })
    },
    speak: (language: ReplyLanguage) => change({ language }),
    write: (typed: string) =>
      change({
        typed: typed === ready ? others : { ...others, [place]: typed },
        choice: chosen?.key,
      }),
    startOver: () => change({ typed: others }),
  }
}
