import { MixedText } from '../../ui/mixed-text.tsx'

/**
 * Browsers break an endless word into lines in quadratic time: 96,000 letters of conjuncts took Chromium over
 * 30 seconds.
 */
const piece = /(\S{400}\p{M}*)(?=\S{400})/u

/** {@link MixedText} with endless words split into boxes that are laid out one by one. */
export const BoundedText = ({ children }: { children: string }) =>
  // Splitting on a group puts the pieces at odd indexes.
  children.split(piece).map((part, place) =>
    place % 2 ? (
      <span key={place} className="inline-block">
        <MixedText>{part}</MixedText>
      </span>
    ) : (
      <MixedText key={place}>{part}</MixedText>
    ),
  )
