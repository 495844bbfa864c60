import type { Tag } from '@bong-bari/contract'
import { fold, isBengali, tokens } from '@bong-bari/text'

const between = '|'

/** A tag as the team writes it: `মা | Ma`, or one word alone. */
export const lineOf = ({ bn, en }: Tag) => [bn, en].filter(Boolean).join(` ${between} `)

const tagIn = (line: string): Tag | undefined => {
  const words = line.split(between).flatMap((word) => word.trim() || [])
  const bn = words.find(isBengali) ?? ''
  const en = words.find((word) => !isBengali(word)) ?? ''
  return bn || en ? { bn, en } : undefined
}

export const tagsIn = (lines: string): Tag[] => {
  const tags = lines.split('\n').flatMap((line) => tagIn(line) ?? [])
  return [...new Map(tags.map((tag) => [lineOf(tag), tag])).values()]
}

const most = 12

const hashtagsIn = (text: string) => {
  const found = text.match(/#[\p{L}\p{M}\p{N}_]{2,40}/gu) ?? []
  return found.flatMap((one) => tagsIn(one.slice(1).replaceAll('_', ' ')))
}

/**
 * Suggested tags for a text: those whose word is in it, in either script, then its hashtags, then
 * the other known tags, most used first.
 */
export const offeredTags = (known: readonly Tag[], lines: string, text: string): string[] => {
  const own = new Set(tagsIn(lines).map(lineOf))
  const heard = new Set(tokens(text).map(fold))
  const isSaid = ({ bn, en }: Tag) =>
    [bn, en].some((word) => {
      const parts = tokens(word).map(fold)
      return parts.length > 0 && parts.every((part) => heard.has(part))
    })
  const said = known.filter(isSaid)
  const offered = [...said, ...hashtagsIn(text), ...known].map(lineOf)
  return [...new Set(offered)].filter((line) => !own.has(line)).slice(0, most)
}
