import { part } from '../dialog/part.tsx'

/** Rarely needed, so loaded on demand. */
export const conflict = part(
  async () => (await import('../conflict/conflict-panel.tsx')).ConflictPanel,
  'Loading what changed...',
)

export const oneConflict = part(
  async () => (await import('../conflict/conflict-panel.tsx')).OneConflict,
  'Loading what changed...',
)

/** Said of things that have no earlier versions. */
export const untilSaved = 'Nothing is lost while you choose: both stay here until you save.'

const fieldLabels: Record<string, string> = {
  image: 'Image',
  imageUrl: 'Image',
  isActive: 'Active',
  variants: 'Other ways to ask',
  answerBengali: 'Answer in Bengali',
  answerBenglish: 'Answer in Benglish',
  answerEnglish: 'Answer in English',
  links: 'Cards',
}

/** Names a field for people: `botResponse` becomes `Bot response`. */
export const labelField = (name: string) => {
  const label = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return fieldLabels[name] ?? label.charAt(0).toUpperCase() + label.slice(1)
}
