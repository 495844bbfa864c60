import { expect, test } from 'vitest'
import { describeError } from './log.ts'

const thrownBy = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('the log keeps the words of our own errors and of the language, cut short', () => {
  const missing: { list?: string[] } = {}
  const known = thrownBy(() => (missing.list as string[]).length)
  expect(describeError(known)).toMatchObject({
    error: 'TypeError',
    message: "Cannot read properties of undefined (reading 'length')",
  })
  expect(describeError(new Error('x'.repeat(500)))).toMatchObject({ message: 'x'.repeat(200) })
})

test('the log keeps no words that may quote what somebody typed', () => {
  const typed = 'riya@example.test'
  const parsed = thrownBy(() => JSON.parse(typed))
  const refused = Object.assign(new Error(`${typed} is not verified`), { name: 'MessageRejected' })
  const wrapped = new Error(`could not send to ${typed}`, { cause: refused })
  for (const error of [parsed, refused, wrapped])
    expect(JSON.stringify(describeError(error))).not.toContain(typed)
})
