import { api, filled, type Lead, type Reply } from '@bong-bari/contract'
import { promiseIn, replyTemplatesWith, site } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { useSiteSettings } from '../../site-settings.ts'
import { langOf } from '../../ui/lang-of.ts'

export const replyLanguages = { bn: 'বাংলা', en: 'English' }
export type ReplyLanguage = keyof typeof replyLanguages

export type Choice = { key: string; name: string; bodies: Partial<Record<ReplyLanguage, string>> }

const choiceOf = (
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
export const useChoices = () => {
  const { data, error, refetch, isPending } = useQuery({
    queryKey: keyOf(api.replies.list),
    queryFn: ({ signal }) => call(api.replies.list, undefined, { signal }),
    enabled: hasSession,
    staleTime: 60_000,
  })
  const offered = replyTemplatesWith(promiseIn(useSiteSettings().replyPromise))
  const known = data?.map((reply) => choiceOf(`reply-${reply.id}`, reply))
  const own = known?.length === 0 ? offered.map((one) => choiceOf(one.name, one)) : known
  return { choices: [...(own ?? []), blank], isPending, error, refetch }
}

/** The brand's language: the script of its message, else of its name. */
export const languageOf = ({ message, name }: Lead): ReplyLanguage =>
  langOf(message || name) ?? 'en'

/** The text in the wanted language, or the one there is. */
export const bodyOf = ({ bodies }: Choice, wanted: ReplyLanguage) => {
  const language = bodies[wanted] === undefined ? (wanted === 'bn' ? 'en' : 'bn') : wanted
  return { language, body: bodies[language] ?? '' }
}

export const textFor = ({ name, company }: Lead, body: string, signature: string | undefined) =>
  filled(body, { name, company, owner: signature ?? site.name })

export const subjects: Record<ReplyLanguage, string> = {
  bn: `আপনার অনুরোধ: ${site.nameBengali}`,
  en: `Your request to ${site.name}`,
}
