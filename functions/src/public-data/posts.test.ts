import { expect, test } from 'vitest'
import { sortByLikeness, videoIdsIn } from './posts.ts'

const like = (subject: string, others: string[]) => sortByLikeness(subject, others, (text) => text)

test('texts that share words come first, in whichever script they are written', () => {
  expect(like('ইলিশ আর সর্ষে', ['The lost remote', 'Ilish on a Sunday'])).toEqual([
    'Ilish on a Sunday',
    'The lost remote',
  ])
})

test('a word that few texts have counts for more than one that all have', () => {
  const others = ['Ma and the phone', 'Ma phone tea', 'The gecko phone']
  expect(like('Phone of the gecko', others)[0]).toBe('The gecko phone')
})

test('grammar is shared by everybody, and texts that share nothing stay in their order', () => {
  const others = ['Nobody here', 'With the umbrella and about the rain', 'Tea']
  expect(like('About the fish and with the rice', others)).toEqual(others)
})

test('the videos of a text are found in every form of their addresses, each once', () => {
  const content =
    'youtu.be/aaaaaaaaaa1\nদেখো https://www.youtube.com/watch?v=aaaaaaaaaa2। আর ' +
    '[এটা](https://m.youtube.com/shorts/aaaaaaaaaa3), youtube.com/live/aaaaaaaaaa4. ' +
    'https://youtu.be/aaaaaaaaaa1?t=3 https://youtube.com/@bongbari https://a.test/youtu.be'
  expect(videoIdsIn({ content })).toEqual([1, 2, 3, 4].map((number) => `aaaaaaaaaa${number}`))
})
