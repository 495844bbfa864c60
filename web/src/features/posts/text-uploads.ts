import { replaceIn, type TextEdit } from './text-state.ts'

const holder = /!\[([^\]\n]*)\]\(uploading:([a-z0-9]+)\)/g

export const placeholderOf = (id: string, name: string) =>
  `![Uploading ${name.replace(/[[\]\\\n]/g, ' ')}…](uploading:${id})`

export const placeholdersIn = (text: string) =>
  [...text.matchAll(holder)].map(([whole, words = '', id = '']) => ({
    id,
    whole,
    name: words.replace(/^Uploading |…$/g, ''),
  }))

/** Replaces a placeholder wherever it is now; replacing it with nothing removes its line. */
export const replacePlaceholder =
  (id: string, by: string): TextEdit =>
  (state) => {
    const found = placeholdersIn(state.text).find((one) => one.id === id)
    if (!found) return state
    const from = state.text.indexOf(found.whole)
    const to = from + found.whole.length
    if (by) return replaceIn(state, from, to, by)
    const lineEnds = /^\n{0,2}/.exec(state.text.slice(to))?.[0].length ?? 0
    return replaceIn(state, from, to + lineEnds, '')
  }

/** The text as readers would see it now, without pictures still uploading. */
export const withoutPlaceholders = (text: string) => text.replace(holder, '*$1*')
