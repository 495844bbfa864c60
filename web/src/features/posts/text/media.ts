import { findVideoId } from '@bong-bari/contract'
import { pictureText, replaceIn, type TextEdit } from './edits.ts'

/** A picture or video of a text. It stands from `from` to before `to`, in UTF-16 units. */
export type Media = {
  /** The address as it is written in the text. */
  target: string
  youtubeId: string | undefined
  alt: string
  caption: string
  /** The index among the pictures and videos of the text. */
  index: number
  /** The beginning of the line above it. */
  below: string
  isFirst: boolean
  isLast: boolean
  from: number
  to: number
}

const piece =
  /!\[((?:[^\]\\\n]|\\.)*)\]\(([^\s()<>]+)(?:[ \t]+"((?:[^"\\\n]|\\.)*)")?\)|^[ \t]*(?:https?:\/\/)?[\w.-]*youtu[^\s<>]+[ \t]*$/gm

const unescaped = (text: string) => text.replace(/\\([[\]"\\])/g, '$1')

/** So much of the line above is shown, by which people recognize the place. */
const maxBelowLetters = 32

const lineAbove = (text: string, from: number) => {
  const before = text.slice(0, from).trimEnd()
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const paragraph = line
    .replace(/!\[(.*)\]\(.*\)/g, (_, alt) => alt || 'a picture')
    .replace(/^[#>\-+*\s]+/, '')
  return paragraph.length > maxBelowLetters ? `${paragraph.slice(0, maxBelowLetters)}…` : paragraph
}

/** Lists pictures and videos in their order, without those still uploading. */
export const mediaIn = (text: string): Media[] => {
  const media: Media[] = []
  for (const { index, 0: whole, 1: alt = '', 2: address, 3: caption = '' } of text.matchAll(
    piece,
  )) {
    const target = address ?? whole.trim()
    const youtubeId = findVideoId(target)
    if (target.startsWith('uploading:') || (address === undefined && !youtubeId)) continue
    const from = index + (address === undefined ? whole.indexOf(target) : 0)
    const to = from + (address === undefined ? target : whole).length
    media.push({
      target,
      youtubeId,
      alt: unescaped(alt),
      caption: unescaped(caption),
      index: media.length,
      below: lineAbove(text, from),
      isFirst: !text.slice(0, from).trim(),
      isLast: !text.slice(to).trim(),
      from,
      to,
    })
  }
  return media
}

/** Finds where a piece stands now, because somebody may have written above it. */
const findIn = (text: string, { index: mediaIndex, target }: Media) => {
  const all = mediaIn(text)
  return all[mediaIndex]?.target === target
    ? all[mediaIndex]
    : all.find((one) => one.target === target)
}

export const writtenOf = (text: string, media: Media) => {
  const current = findIn(text, media)
  return current ? text.slice(current.from, current.to) : ''
}

const changed =
  (
    media: Media,
    change: (current: Media, ...state: Parameters<TextEdit>) => ReturnType<TextEdit>,
  ): TextEdit =>
  (state) => {
    const current = findIn(state.text, media)
    return current ? change(current, state) : state
  }

/** Changes the description and caption. A video has only a title. */
export const describeMedia = (media: Media, alt: string, caption: string) =>
  changed(media, ({ target, youtubeId, from, to }, state) =>
    replaceIn(
      state,
      from,
      to,
      youtubeId && !alt.trim() ? target : pictureText(target, alt, caption),
    ),
  )

/** Splits the text into what stands before and after it, without the empty lines between. */
const around = (text: string, { from, to }: Pick<Media, 'from' | 'to'>) => {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const isAlone = /(?:^|\n)[ \t]*$/.test(before) && /^[ \t]*(?:\n|$)/.test(after)
  return { isAlone, before: before.trimEnd(), after: after.replace(/^\s*(?:\n|$)/, '') }
}

const joined = (...parts: string[]) => parts.filter(Boolean).join('\n\n')

export const removeMedia = (media: Media) =>
  changed(media, ({ from, to }, state) => {
    const { isAlone, before, after } = around(state.text, { from, to })
    if (!isAlone) return replaceIn(state, from, to, '')
    const text = joined(before, after)
    return { text, start: before.length, end: before.length }
  })

/** Moves it by one paragraph. At either end of the text it stays. */
export const moveMedia = (media: Media, step: 'up' | 'down') =>
  changed(media, ({ from, to }, state) => {
    const { isAlone, before, after } = around(state.text, { from, to })
    const whole = state.text.slice(from, to)
    const put = (above: string, below: string) => {
      const start = above ? above.length + 2 : 0
      return { text: joined(above, whole, below), start, end: start }
    }
    if (!isAlone) return put(before, after.trimStart())
    if (step === 'up') {
      if (!before) return state
      const at = before.lastIndexOf('\n\n')
      return at < 0
        ? put('', joined(before, after))
        : put(before.slice(0, at).trimEnd(), joined(before.slice(at + 2), after))
    }
    if (!after.trim()) return state
    const [next = '', ...rest] = after.split(/\n{2,}/)
    const at = rest.length
      ? after.length - after.slice(next.length).replace(/^\n+/, '').length
      : after.length
    return put(joined(before, next.trimEnd()), after.slice(at))
  })
