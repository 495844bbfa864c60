import {
  api,
  fillPlaceholders,
  type Lead,
  type Reply,
  type ReplyChannel,
} from '@bong-bari/contract'
import { promiseIn, replyTemplatesWith, site } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../../api.ts'
import { langOf } from '../../../plain/lang-of.ts'
import { useSiteSettings } from '../../../site/settings.ts'
import { replyDrafts, replyKey } from '../data/drafts.ts'
import { useSignature } from '../data/team.ts'
import { mailLink, whatsAppLink } from './facts.tsx'

export const replyLanguages = { bn: 'বাংলা', en: 'English' }
export type ReplyLanguage = keyof typeof replyLanguages

type Choice = { key: string; name: string; bodies: Partial<Record<ReplyLanguage, string>> }

const toChoice = (
  key: string,
  { name, bodyBn, bodyEn }: Pick<Reply, 'name' | 'bodyBn' | 'bodyEn'>,
): Choice => ({
  key,
  name,
  bodies: { ...(bodyBn && { bn: bodyBn }), ...(bodyEn && { en: bodyEn }) },
})

const blank: Choice = { key: 'blank', name: 'Blank', bodies: { bn: '', en: '' } }

/**
 * The team's templates, or the built-in ones where there are none, and a blank. Only the blank where loading
 * failed.
 */
const useChoices = () => {
  const { data, error, refetch, isPending } = useQuery({
    queryKey: keyOf(api.replies.list),
    queryFn: ({ signal }) => call(api.replies.list, undefined, { signal }),
    enabled: hasSession,
    staleTime: 60_000,
  })
  const builtIn = replyTemplatesWith(promiseIn(useSiteSettings().replyPromise))
  const teamChoices = data?.map((reply) => toChoice(`reply-${reply.id}`, reply))
  const own =
    teamChoices?.length === 0 ? builtIn.map((one) => toChoice(one.name, one)) : teamChoices
  return { choices: [...(own ?? []), blank], isPending, error, refetch }
}

/** The brand's language: the script of its message, else of its name. */
const detectLanguage = ({ message, name }: Lead): ReplyLanguage => langOf(message || name) ?? 'en'

/** The text in the wanted language, or the one there is. */
const pickBody = ({ bodies }: Choice, wanted: ReplyLanguage) => {
  const language = bodies[wanted] === undefined ? (wanted === 'bn' ? 'en' : 'bn') : wanted
  return { language, body: bodies[language] ?? '' }
}

const fillTemplate = ({ name, company }: Lead, body: string, signature: string | undefined) =>
  fillPlaceholders(body, { name, company, owner: signature ?? site.name })

export const subjects: Record<ReplyLanguage, string> = {
  bn: `আপনার অনুরোধ: ${site.nameBengali}`,
  en: `Your request to ${site.name}`,
}

/** Characters of a link that still opens: Windows passes a mail program at most 2,083. */
const maxLinkLength = { windows: 2_000, mail: 16_000, whatsapp: 8_000 }

/** A lone surrogate cannot be encoded. */
const encodeText = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))

/** Mail lines end with CR LF. */
const mailText = (text: string) => encodeText(text.replace(/\r?\n/g, '\r\n'))

const buildMailLink = (email: string, subject: string, body?: string) =>
  `${mailLink(email)}?subject=${mailText(subject)}${body === undefined ? '' : `&body=${mailText(body)}`}`

/** `isCopied`: too long for a link, to be pasted. */
export type ReplyWay = { channel: ReplyChannel; href: string; isCopied: boolean }

const chooseLink = (
  channel: ReplyChannel,
  full: string,
  bare: string,
  maxLength: number,
): ReplyWay =>
  full.length > maxLength
    ? { channel, href: bare, isCopied: true }
    : { channel, href: full, isCopied: false }

type Written = { text: string; subject: string; isWindows: boolean }

export const whatsAppWay = ({ phone }: Lead, { text }: Written) =>
  phone
    ? chooseLink(
        'whatsapp',
        `${whatsAppLink(phone)}?text=${encodeText(text)}`,
        whatsAppLink(phone),
        maxLinkLength.whatsapp,
      )
    : undefined

export const mailWay = ({ email }: Lead, { text, subject, isWindows }: Written) =>
  email
    ? chooseLink(
        'mail',
        buildMailLink(email, subject, text),
        buildMailLink(email, subject),
        isWindows ? maxLinkLength.windows : maxLinkLength.mail,
      )
    : undefined

/** The reply to a lead: a filled-in template, or its edit. */
export const useReplyText = (lead: Lead) => {
  const { choices, ...query } = useChoices()
  const signature = useSignature(lead)
  const key = replyKey(lead.id)
  const draft = replyDrafts.use(key)
  const chosen = choices.find(({ key }) => key === draft.choice) ?? choices[0]
  const wanted = draft.language ?? detectLanguage(lead)
  const { language, body } = chosen ? pickBody(chosen, wanted) : { language: wanted, body: '' }
  const textKey = `${chosen?.key} ${language}`
  const ready = fillTemplate(lead, body, signature)
  const text = draft.typed[textKey] ?? ready
  const change = (fields: Partial<typeof draft>) => replyDrafts.change(key, fields)
  const { [textKey]: _, ...others } = draft.typed
  return {
    ...query,
    choices,
    chosen,
    language,
    text,
    isTyped: text !== ready,
    choose: (choice: string) => change({ choice }),
    speak: (language: ReplyLanguage) => change({ language }),
    write: (typed: string) =>
      change({
        typed: typed === ready ? others : { ...others, [textKey]: typed },
        choice: chosen?.key,
      }),
    startOver: () => change({ typed: others }),
  }
}
