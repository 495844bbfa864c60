import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSearchText } from './use-search-text.ts'

beforeEach(() => void vi.useFakeTimers())

const show = () => {
  const asked: string[] = []
  const { result, rerender } = renderHook(
    ({ wanted }) => useSearchText(wanted, (text) => asked.push(text), 300),
    { initialProps: { wanted: '' } },
  )
  const type = (typed: string) => act(() => result.current.type(typed))
  const enter = () => act(() => result.current.send())
  const typeAndEnter = (typed: string) =>
    act(() => {
      result.current.type(typed)
      result.current.send()
    })
  const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
  const answer = (wanted: string) => rerender({ wanted })
  return { asked, text: () => result.current.text, type, enter, typeAndEnter, pass, answer }
}

test('an address that lags behind quick typing takes no letter away', () => {
  const field = show()
  field.type('m')
  field.enter()
  field.type('ma')
  field.enter()
  field.answer('m')
  expect(field.text()).toBe('ma')
  field.answer('ma')
  expect(field.text()).toBe('ma')
  expect(field.asked).toEqual(['m', 'ma'])
})

test('what Back or a cleared filter asks for stands in the field, and what was typed is not sent', () => {
  const field = show()
  field.type('ma')
  field.enter()
  field.answer('ma')
  field.type('mach')
  field.answer('')
  field.pass(1_000)
  expect(field.text()).toBe('')
  expect(field.asked).toEqual(['ma'])
})

test('a pause in typing asks; an emptied field asks at once', () => {
  const field = show()
  field.type('m')
  field.pass(200)
  field.type('ma ')
  field.pass(200)
  expect(field.asked).toEqual([])
  field.pass(100)
  expect(field.asked).toEqual(['ma'])
  field.type('')
  expect(field.asked).toEqual(['ma', ''])
})

test('Enter before the field is drawn anew sends what was just typed', () => {
  const field = show()
  field.typeAndEnter('mayer')
  field.pass(1_000)
  expect(field.asked).toEqual(['mayer'])
})
