import { isOfLibrary } from '../../office/picture-field.tsx'
import type { TextState } from '../../office/text-surface.ts'
import { replaceIn } from './text-state.ts'

const named = /(!\[(?:[^\]\\\n]|\\.)*\]\()([^\s()<>]+)(?=[\s)])/g

/**
 * Short names for pictures while a text is written: the field says `picture-1` for the stored address. A name
 * keeps its picture for good, so that undo works.
 */
export const pictureNames = () => {
  const names = new Map<string, string>()
  const addresses = new Map<string, string>()

  const nameFor = (address: string, text: string) => {
    if (!isOfLibrary(address)) return undefined
    const known = names.get(address)
    if (known) return known
    let number = names.size + 1
    // A name somebody typed as an address keeps leading nowhere.
    while (addresses.has(`picture-${number}`) || text.includes(`](picture-${number}`)) number++
    const name = `picture-${number}`
    names.set(address, name)
    addresses.set(name, address)
    return name
  }

  const swapped = (text: string, of: (address: string) => string | undefined) =>
    text.replace(named, (_, before: string, address: string) => before + (of(address) ?? address))

  return {
    /** Stored text as the field shows it. */
    shown: (text: string) => swapped(text, (address) => nameFor(address, text)),
    /** Field text as it is stored. */
    stored: (text: string) => swapped(text, (name) => addresses.get(name)),
    /** {@link shown}, with the selection on its letters. */
    shownState: (state: TextState): TextState =>
      [...state.text.matchAll(named)].reduceRight(
        (now, { index, 1: before = '', 2: address = '' }) => {
          const name = nameFor(address, state.text)
          const from = index + before.length
          return name ? replaceIn(now, from, from + address.length, name) : now
        },
        state,
      ),
    addressOf: (name: string) => addresses.get(name) ?? name,
  }
}

export type PictureNames = ReturnType<typeof pictureNames>
