import { MixedText } from '../../ui/mixed-text.tsx'
import { typeDraft } from './conversation.ts'

type Props = { suggestions: readonly string[]; onPick: () => void }

/** Picking one fills the textarea and sends nothing. */
export const SuggestionChips = ({ suggestions, onPick }: Props) => {
  const pick = (suggestion: string) => {
    typeDraft(suggestion)
    onPick()
  }
  return (
    <div className="chips">
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" className="chip" onClick={() => pick(suggestion)}>
          <span>
            <MixedText>{suggestion}</MixedText>
          </span>
        </button>
      ))}
    </div>
  )
}
