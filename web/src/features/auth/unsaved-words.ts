import { readKept } from '../../ui/kept.ts'

/** Unsaved words: what they are for, and how they begin. */
export type UnsavedWords = { name: string; words: string }

/** Key prefixes, the most specific first, with their names. */
const names = [
  ['draft:lasting:post', 'A draft of a blog post'],
  ['draft:post:new', 'A new blog post'],
  ['draft:post:', 'Changes to a blog post'],
  ['draft:section:new', 'A new homepage section'],
  ['draft:section:', 'Changes to a homepage section'],
  ['draft:training:new', 'New training data'],
  ['draft:training:', 'Changes to training data'],
  ['draft:templates:new', 'A new template'],
  ['draft:templates:', 'Changes to a template'],
  ['draft:reply-template:new', 'A new reply template'],
  ['draft:reply-template:', 'Changes to a reply template'],
  ['draft:pitch:new', 'A new part for brands'],
  ['draft:pitch:', 'Changes to a part for brands'],
  ['draft:picture:', 'The description of a picture'],
  ['draft:video:', 'The words about a video'],
  ['draft:reply:', 'A reply to a request'],
  ['draft:follow-up:', 'Follow-up notes of a request'],
  ['draft:new-user', 'A new user'],
  ['draft:settings', 'Settings'],
] as const

/** Fields by which people recognize their own words. */
const telling = [
  ...['title', 'keyword', 'name', 'username', 'text', 'content', 'userMessage'],
  ...['alt', 'aboutBn', 'aboutEn'],
]

const longest = 60

const beginningOf = (key: string) => {
  const fields = new Map<string, unknown>(Object.entries(Object(readKept(key))))
  // A reply has words for each template that was changed.
  const typed: unknown[] = Object.values(Object(fields.get('typed')))
  const words = [...telling.map((name) => fields.get(name)), ...typed].find(
    (one) => typeof one === 'string' && one.trim(),
  )
  const text = String(words ?? '').trim()
  return text.length > longest ? `${[...text].slice(0, longest).join('')}…` : text
}

export const unsavedWords = (keys: string[]): UnsavedWords[] =>
  keys.map((key) => ({
    name: names.find(([beginning]) => key.startsWith(beginning))?.[1] ?? 'A draft',
    words: beginningOf(key),
  }))
