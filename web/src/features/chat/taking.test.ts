import { limits } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { findOfferLanguage, findRequestTalk, parseTaking } from './conversation.ts'
import { newMessage } from './message.ts'

test('the end of the talk goes along, no longer than a request may carry', () => {
  const long = 'x'.repeat(1_500)
  const talk = findRequestTalk(
    ['a', 'b', long, long, 'last'].map((text) => newMessage('user', text)),
  )
  expect(talk.map(({ content }) => content)).toEqual(['a', 'b', long, long, 'last'])
  const more = findRequestTalk([long, long, long, 'last'].map((text) => newMessage('user', text)))
  expect(more.map(({ content }) => content)).toEqual([long, long, 'last'])
  const { turns } = limits.lead.conversation
  expect(findRequestTalk(Array.from({ length: 60 }, () => newMessage('bot', 'b')))).toHaveLength(
    turns,
  )
})

test('the greeting is no part of it, and what the bot said goes with its mark', () => {
  const answer = { ...newMessage('bot', 'Besh!'), mark: 'm' }
  const talk = [newMessage('bot', 'Nomoshkar!'), newMessage('user', 'hi'), answer]
  expect(findRequestTalk(talk)).toEqual([
    { role: 'user', content: 'hi' },
    { role: 'assistant', content: 'Besh!', mark: 'm' },
  ])
})

test('apologies are no part of it', () => {
  const apology = { ...newMessage('bot', 'sorry'), isApology: true }
  expect(findRequestTalk([newMessage('user', 'hi'), apology])).toEqual([
    { role: 'user', content: 'hi' },
  ])
})

test('an offer stands under the last answer alone, and never again once it was answered', () => {
  const answer = { ...newMessage('bot', 'Besh!'), lead: 'benglish' }
  expect(findOfferLanguage([answer], undefined)).toBe('benglish')
  expect(findOfferLanguage([answer, newMessage('user', 'hm')], undefined)).toBeUndefined()
  expect(findOfferLanguage([answer], { isOver: true, language: 'benglish' })).toBeUndefined()
  expect(findOfferLanguage([{ ...answer, lead: 'klingon' }], undefined)).toBeUndefined()
})

test('what a storage has kept of a request is believed only as far as it can be', () => {
  expect(parseTaking({ isOver: false, language: 'bengali' })).toEqual({
    isOver: false,
    language: 'bengali',
  })
  for (const odd of [undefined, null, 'x', {}, { isOver: true, language: 'klingon' }])
    expect(parseTaking(odd)).toBeUndefined()
})
