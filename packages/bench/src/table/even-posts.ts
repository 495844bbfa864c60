import type { Post } from '@bong-bari/contract'
import { derivedId } from '@bong-bari/table'

export const slugOf = (number: number) => `even-post-${String(number).padStart(6, '0')}`

/** The post of a number, of the same size as all others. Higher numbers are older. */
export const evenPost = (number: number, now: number): Post => {
  const createdAt = new Date(now - number * 60_000).toISOString()
  return {
    id: derivedId(`even post ${number}`),
    title: 'মায়ের ফোন',
    content: `# মায়ের ফোন\n\n${'মা বলল, "আর দুটো ভাত নে।" The son had a plan. '.repeat(20)}`,
    excerpt: 'মা বলল, "আর দুটো ভাত নে।"',
    slug: slugOf(number),
    image: null,
    imageWidth: null,
    imageHeight: null,
    imageSmall: null,
    imageAlt: null,
    shareImage: null,
    date: null,
    format: 'plain',
    publishAt: createdAt,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  }
}
