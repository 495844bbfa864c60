import { MixedText } from '../../ui/mixed-text.tsx'
import { typeDraft } from './conversation.ts'

/** Touch target larger than drawn. */
export const chip =
  'relative inline-flex min-h-[34px] items-center gap-1.5 self-start rounded-full border-[1.5px] border-jaanla-700 bg-jaanla-50 px-3 py-[3px] text-left font-medium text-dense text-jaanla-800 leading-normal after:absolute after:inset-x-0 after:-inset-y-[5px] hover:border-kajol hover:bg-taxi-400'

type Props = { suggestions: readonly string[]; onPick: () => void }

/** A pick fills the textarea and sends nothing. */
export const SuggestionChips = ({ suggestions, onPick }: Props) => {
  const pick = (suggestion: string) => {
    typeDraft(suggestion)
    onPick()
  }
  return (
    <div className="flex flex-wrap gap-[7px]" data-chips="">
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" className={chip} onClick={() => pick(suggestion)}>
          <span>
            <MixedText>{suggestion}</MixedText>
          </span>
        </button>
      ))}
    </div>
  )
}
