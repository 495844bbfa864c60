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
  ['draft:follow-up:', 'Follow-up notes of a request'],
  ['draft:new-user', 'A new user'],
  ['draft:settings', 'Settings'],
] as const

/** Fields by which people recognize their own words. */
const telling = ['title', 'keyword', 'name', 'username', 'text', 'content', 'userMessage']

const longest = 60

const beginningOf = (key: string) => {
  const fields = new Map<string, unknown>(Object.entries(Object(readKept(key))))
  const words = telling
    .map((name) => fields.get(name))
    .find((one) => typeof one === 'string' && one.trim())
  const text = String(words ?? '').trim()
  return text.length > longest ? `${[...text].slice(0, longest).join('')}…` : text
}

export const unsavedWords = (keys: string[]): UnsavedWords[] =>
  keys.map((key) => ({
    name: names.find(([beginning]) => key.startsWith(beginning))?.[1] ?? 'A draft',
    words: beginningOf(key),
  }))
