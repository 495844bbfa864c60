import { isOfLibrary } from '../../office/picture-field.tsx'
import type { TextState } from '../../office/text-surface.ts'
import { replaceIn } from './text-state.ts'

/** What stands before the address of a picture, and the address. */
const named = /(!\[(?:[^\]\\\n]|\\.)*\]\()([^\s()<>]+)(?=[\s)])/g

/**
 * Short names for the pictures of a text while it is written: `picture-1` stands in the field where the stored text
 * has the address. A name once given keeps its picture, so that undo finds it again.
 */
export const pictureNames = () => {
  const names = new Map<string, string>()
  const addresses = new Map<string, string>()

  const nameFor = (address: string, text: string) => {
    if (!isOfLibrary(address)) return undefined
    const known = names.get(address)
    if (known) return known
    let number = names.size + 1
    // What somebody typed as an address leads nowhere, and shall go on doing so.
    while (addresses.has(`picture-${number}`) || text.includes(`](picture-${number}`)) number++
    const name = `picture-${number}`
    names.set(address, name)
    addresses.set(name, address)
    return name
  }

  const swapped = (text: string, of: (address: string) => string | undefined) =>
    text.replace(named, (_, before: string, address: string) => before + (of(address) ?? address))

  return {
    /** A stored text as it stands in the field. */
    shown: (text: string) => swapped(text, (address) => nameFor(address, text)),
    /** What stands in the field as it is stored. */
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
    /** The address of a picture by its name here, or by itself. */
    addressOf: (name: string) => addresses.get(name) ?? name,
  }
}

export type PictureNames = ReturnType<typeof pictureNames>
