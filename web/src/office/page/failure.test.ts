// @vitest-environment node
import { CallError } from '@bong-bari/contract'
import { afterEach, expect, test } from 'vitest'
import { currentToast, dismissToast } from '../../ui/toast.tsx'
import { FailureForPeople, isGone, refusedFields, showFailure, unreachable } from './failure.ts'

const refused = (status: number, fields?: Record<string, string>) =>
  new CallError(
    status,
    '',
    JSON.stringify({ code: 'invalid', message: 'The server says why.', requestId: 'r', fields }),
  )

afterEach(() => dismissToast(currentToast()?.id ?? 0))

const shown = () => {
  const toast = currentToast()
  return toast?.open ? toast : undefined
}

test('a failure is told in the words of the server, of what failed, or of the connection', () => {
  showFailure(refused(400), { title: 'Not Saved', fallback: 'It was not saved.' })
  expect(shown()).toMatchObject({ title: 'Not Saved', description: 'The server says why.' })
  showFailure(new TypeError('fetch failed'), { fallback: 'It was not saved.' })
  expect(shown()).toMatchObject({ title: 'Error', description: 'It was not saved.' })
  showFailure(new TypeError('fetch failed'))
  expect(shown()?.description).toBe(unreachable)
  showFailure(new FailureForPeople('Choose a smaller file.'))
  expect(shown()?.description).toBe('Choose a smaller file.')
})

test('an ended session and what was cancelled on purpose are no failures to tell of', () => {
  showFailure(refused(401))
  showFailure(new FailureForPeople())
  expect(shown()).toBeUndefined()
})

test('a failure may offer another try', () => {
  let tries = 0
  showFailure(refused(500), {
    retry: () => {
      tries += 1
    },
  })
  shown()?.action?.run()
  expect([shown()?.action?.label, tries]).toEqual(['Try again', 1])
})

test('what is gone and which fields were refused is read from the answer', () => {
  expect([isGone(refused(404)), isGone(refused(400)), isGone(new Error('404'))]).toEqual([
    true,
    false,
    false,
  ])
  expect(refusedFields(refused(400, { title: 'Too long' }))).toEqual({ title: 'Too long' })
  expect(refusedFields(new Error('x'))).toEqual({})
})
