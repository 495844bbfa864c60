import type { MessageLanguage } from '@bong-bari/contract'
import { chatOffer } from '@bong-bari/site'
import { MixedText } from '../../ui/mixed-text.tsx'
import { tags } from './language-tag.ts'
import { chip } from './suggestion-chips.tsx'
import { accept, decline } from './taking.ts'

type Props = { language: MessageLanguage; onNo: () => void }

/** Offers to take a request after it was mentioned. */
export const LeadOffer = ({ language, onNo }: Props) => {
  const words = chatOffer[language]
  const refuse = () => {
    decline(language)
    onNo()
  }
  return (
    <div
      className="max-w-[92%] self-start rounded-md border-[1.5px] border-taxi-800 border-dashed bg-taxi-100 px-3 pt-1.5 pb-2.5 text-dense leading-normal"
      lang={tags[language]}
    >
      <p>
        <MixedText>{words.ask}</MixedText>
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-[7px] [&_a]:font-medium [&_a]:text-jaanla-800">
        <button type="button" className={chip} onClick={() => accept(language)}>
          <MixedText>{words.yes}</MixedText>
        </button>
        <button type="button" className={chip} onClick={refuse}>
          <MixedText>{words.no}</MixedText>
        </button>
        <a href="/work-with-us">
          <MixedText>{words.form}</MixedText>
        </a>
      </div>
    </div>
  )
}
