import type { Lead } from '@bong-bari/contract'
import { replyDrafts, replyKey } from './lead-drafts.ts'
import { useSignature } from './lead-team.ts'
import { bodyOf, languageOf, type ReplyLanguage, textFor, useChoices } from './reply-texts.ts'

/** The reply to a lead: a filled-in template, or its edit. */
export const useReplyText = (lead: Lead) => {
  const { choices, ...query } = useChoices()
  const signature = useSignature(lead)
  const key = replyKey(lead.id)
  const draft = replyDrafts.use(key)
  const chosen = choices.find(({ key }) => key === draft.choice) ?? choices[0]
  const wanted = draft.language ?? languageOf(lead)
  const { language, body } = chosen ? bodyOf(chosen, wanted) : { language: wanted, body: '' }
  const place = `${chosen?.key} ${language}`
  const ready = textFor(lead, body, signature)
  const text = draft.typed[place] ?? ready
  const change = (fields: Partial<typeof draft>) => replyDrafts.change(key, fields)
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
