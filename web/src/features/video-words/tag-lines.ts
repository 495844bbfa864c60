import type { Tag } from '@bong-bari/contract'
import { isBengali } from '@bong-bari/text'

const between = '|'

/** A tag as the team writes it: `মা | Ma`, or one word alone. */
export const lineOf = ({ bn, en }: Tag) => [bn, en].filter(Boolean).join(` ${between} `)

const tagIn = (line: string): Tag | undefined => {
  const words = line.split(between).flatMap((word) => word.trim() || [])
  const bn = words.find(isBengali) ?? ''
  const en = words.find((word) => !isBengali(word)) ?? ''
  return bn || en ? { bn, en } : undefined
}

/** The tags that lines name, each once. */
export const tagsIn = (lines: string): Tag[] => {
  const tags = lines.split('\n').flatMap((line) => tagIn(line) ?? [])
  return [...new Map(tags.map((tag) => [lineOf(tag), tag])).values()]
}

/** Tags that other videos have, those of most first. */
export const offeredTags = (all: readonly { tags: readonly Tag[] }[], lines: string): string[] => {
  const counts = new Map<string, number>()
  for (const { tags } of all)
    for (const tag of tags) counts.set(lineOf(tag), (counts.get(lineOf(tag)) ?? 0) + 1)
  const own = new Set(tagsIn(lines).map(lineOf))
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .flatMap(([line]) => (own.has(line) ? [] : line))
    .slice(0, 12)
}
