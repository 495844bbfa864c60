import { expect, test } from 'vitest'
import { describeUnsaved } from './unsaved-question.tsx'

test('whatever may be unsaved says what it is', () => {
  const names = {
    'draft:lasting:post:7': 'A draft of a blog post',
    'draft:post:new': 'A new blog post',
    'draft:section:3': 'Changes to a section',
    'draft:training:new': 'A new training row',
    'draft:template:3': 'Changes to a template',
    'draft:reply:3': 'Changes to a reply template',
    'draft:pitch:new': 'A new part for brands',
    'draft:picture:3': 'The description of a picture',
    'draft:follow-up:3': 'Follow-up notes of a request',
    'draft:lead-reply:3': 'A reply to a request',
    'draft:settings': 'Settings',
  }
  expect(describeUnsaved(Object.keys(names))).toEqual(Object.values(names))
})
