import { expect, test, vi } from 'vitest'
import { RetryLater } from '../adapters/queues.ts'
import { enqueueRetry } from './react.ts'

const change = {
  entity: 'post' as const,
  key: { pk: 'POST#1', sk: 'POST' },
  old: undefined,
  is: undefined,
}

test('a change that another call is at work on is tried again and is no error of the log', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  const levels = async (error: Error) => {
    print.mockClear()
    // Without a queue it rejects, and the stream tries it again.
    await expect(enqueueRetry(change, error)).rejects.toBe(error)
    return print.mock.calls.map(([line]) => JSON.parse(line).level)
  }
  expect(await levels(new RetryLater('BeingIndexed'))).toEqual(['info'])
  expect(await levels(new TypeError())).toEqual(['error'])
})
