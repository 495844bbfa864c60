import { AnswerText, type PageLink } from './answer-text.tsx'
import { languageTag } from './language-tag.ts'

export const OfferLine = ({ children, PageLink }: { children: string; PageLink: PageLink }) => {
  const lang = languageTag(children)
  return (
    <p
      className="wrap-anywhere max-w-[92%] self-start whitespace-pre-wrap rounded-md border-[1.5px] border-taxi-800 border-dashed bg-taxi-100 px-3 py-[5px] text-dense text-kajol leading-normal [&_a]:font-medium"
      lang={lang}
    >
      <AnswerText text={children} isMixed={lang !== 'bn'} PageLink={PageLink} />
    </p>
  )
}
