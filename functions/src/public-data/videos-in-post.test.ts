import { expect, test } from 'vitest'
import { videoIdsIn } from './posts.ts'

test('the videos of a text are found in every form of their addresses, each once', () => {
  const content =
    'youtu.be/aaaaaaaaaa1\nদেখো https://www.youtube.com/watch?v=aaaaaaaaaa2। আর ' +
    '[এটা](https://m.youtube.com/shorts/aaaaaaaaaa3), youtube.com/live/aaaaaaaaaa4. ' +
    'https://youtu.be/aaaaaaaaaa1?t=3 https://youtube.com/@bongbari https://a.test/youtu.be'
  expect(videoIdsIn({ content })).toEqual([1, 2, 3, 4].map((number) => `aaaaaaaaaa${number}`))
})
