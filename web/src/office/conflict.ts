import { part } from './part.tsx'

/** Seldom needed, so it comes when it is. */
export const conflict = part(
  async () => (await import('./conflict-panel.tsx')).ConflictPanel,
  'Loading what changed...',
)

/** {@link conflict} of a single field. */
export const oneConflict = part(
  async () => (await import('./conflict-panel.tsx')).OneConflict,
  'Loading what changed...',
)

/** Where nobody keeps earlier versions. */
export const untilSaved = 'Nothing is lost while you choose: both stay here until you save.'

const own: Record<string, string> = {
  image: 'Image',
  imageUrl: 'Image',
  isActive: 'Active',
  variants: 'Other ways to ask',
  answerBengali: 'Answer in Bengali',
  answerBenglish: 'Answer in Benglish',
  answerEnglish: 'Answer in English',
  links: 'Cards',
}

/** `botResponse` as a person reads it: `Bot response`. */
export const labelOf = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return own[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
