import type { Post } from '@bong-bari/contract'
import { derivedId } from '@bong-bari/table'

const titles = [
  'মায়ের ফোন',
  'The Umbrella Lecture',
  'শেষ পিস',
  'Monday at the Fish Market',
  'রাত দুটো',
]
const paragraphs = [
  'মা বলল, "আর দুটো ভাত নে।" ছেলে বলল, "না মা।" তারপর কী হল, সবাই জানে।',
  'The son had a plan. Ma had a rolling pin. The plan changed.',
  'Pasher barir boudi sob shunte pay, tai jhogra ta aste aste cholchhilo.',
  'টিকটিকিও বলল: ঠিক ঠিক ঠিক!',
]

const at = <T>(values: readonly T[], index: number) => values[index % values.length] as T

/**
 * The generated post of a number: always the same title, slug and text. Higher numbers are older,
 * counted back from `now` in epoch milliseconds, an hour each.
 */
export const generatedPost = (index: number, now: number): Post => {
  const createdAt = new Date(now - index * 3_600_000).toISOString()
  const body = Array.from({ length: 6 }, (_, part) => at(paragraphs, index + part))
  return {
    id: derivedId(`generated post ${index}`),
    title: `${at(titles, index)} ${index + 1}`,
    content: `# ${at(titles, index)}\n\n${body.join('\n\n')}`,
    excerpt: index % 2 ? null : at(paragraphs, index),
    slug: `generated-post-${index + 1}`,
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
