import { AnswerText, type PageLink } from './answer-text.tsx'
import { languageTag } from './language-tag.ts'

/** What the team offers, set apart from what is said. */
export const OfferLine = ({ children, PageLink }: { children: string; PageLink: PageLink }) => {
  const lang = languageTag(children)
  return (
    <p className="offer" lang={lang}>
      <AnswerText text={children} isMixed={lang !== 'bn'} PageLink={PageLink} />
    </p>
  )
}
