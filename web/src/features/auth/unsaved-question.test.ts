import { expect, test } from 'vitest'
import { setStoredValue } from '../../ui/use-stored-values.ts'
import { describeUnsaved } from './unsaved-question.tsx'

// @vitest-environment jsdom

test('whatever may be unsaved says what it is, and how it begins', () => {
  const drafts: [key: string, fields: object, name: string][] = [
    ['draft:post:new', { title: 'Rain' }, 'A new blog post'],
    ['draft:section:3', { title: 'Rain' }, 'Changes to a section'],
    ['draft:training:new', { keyword: 'Rain' }, 'A new training row'],
    ['draft:template:3', { name: 'Rain' }, 'Changes to a template'],
    ['draft:reply:3', { name: 'Rain' }, 'Changes to a reply template'],
    ['draft:pitch:new', { title: 'Rain' }, 'A new part for brands'],
    ['draft:pitch:3', { title: 'Rain' }, 'Changes to a part for brands'],
    ['draft:picture:3', { alt: 'Rain' }, 'The description of a picture'],
    ['draft:video:abc', { aboutBn: ' ', aboutEn: 'Rain' }, 'The words about a video'],
    ['draft:follow-up:3', { text: 'Rain' }, 'Follow-up notes of a request'],
    ['draft:lead-reply:3', { typed: { 'first en': 'Rain' } }, 'A reply to a request'],
  ]
  for (const [key, fields, name] of drafts) {
    setStoredValue(`${key}@mitali`, fields)
    expect(describeUnsaved([`${key}@mitali`])).toEqual([{ name, words: 'Rain' }])
  }
})
