// The file of the journeys' own words: that it can find them is shown here, since no journey may.
import { expect, test } from 'vitest'
import { repeatedIn, typed } from './typed.ts'

test.each(typed)('%s is found in a log, an address and a tag, however it is written', (text) => {
  for (const line of [
    JSON.stringify({ level: 'error', message: `refused ${text}` }),
    `/api/things?x=${encodeURIComponent(text)}`,
    `/api/things?${new URLSearchParams({ x: text })}`,
    `"${Buffer.from(text).toString('base64')}"`,
  ])
    expect(repeatedIn(line)).toContain(text)
  expect(repeatedIn('{"level":"info","route":"POST /api/chatbot/message","status":200}')).toEqual(
    [],
  )
})
