import { MixedText } from '../../ui/mixed-text.tsx'

/**
 * A stretch that no space ends is no word, and the time in which browsers break one into lines grows
 * with its square: 96,000 letters of conjuncts took Chromium over 30 seconds.
 */
const piece = /(\S{400}\p{M}*)(?=\S{400})/u

/** Text as {@link MixedText} has it, in which endless stretches are parted into boxes laid out one by one. */
export const BoundedText = ({ children }: { children: string }) =>
  // Splitting on one group puts the pieces at the odd places.
  children.split(piece).map((part, place) =>
    place % 2 ? (
      <span key={place} className="inline-block">
        <MixedText>{part}</MixedText>
      </span>
    ) : (
      <MixedText key={place}>{part}</MixedText>
    ),
  )
