import { expect, test } from 'vitest'
import { createBreaker } from './bedrock.ts'

test('it opens after failures in a row, lets one through when it has rested, and closes on success', () => {
  let now = 0
  const breaker = createBreaker({ failures: 2, restMs: 100 }, () => now)
  breaker.failed()
  breaker.succeeded()
  breaker.failed()
  expect(breaker.mayCall()).toBe(true)
  breaker.failed()
  expect(breaker.mayCall()).toBe(false)
  now = 100
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false])
  breaker.failed()
  now = 199
  expect(breaker.mayCall()).toBe(false)
  now = 200
  expect(breaker.mayCall()).toBe(true)
  breaker.succeeded()
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true])
})
