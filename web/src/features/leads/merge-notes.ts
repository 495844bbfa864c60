import { loadTexts } from '../../office/load-texts.ts'

const isAppended = (base: string, text: string) => base !== '' && text.startsWith(`${base}\n`)

/**
 * Merges notes by paragraphs; `theirs` and `mine` differ where somebody must choose. Notes grow at their end, so what both
 * added there is kept, theirs first. Undefined when the code could not be loaded.
 */
export const mergeNotes = async (base: string, mine: string, theirs: string) => {
  const texts = await loadTexts()
  const merged = texts?.mergeTexts(base, mine, theirs)
  if (!merged || !isAppended(base, mine) || !isAppended(base, theirs)) return merged
  return { theirs: merged.both, mine: merged.both, both: merged.both }
}
