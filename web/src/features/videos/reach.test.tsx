// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { Reach } from './reach.tsx'

beforeEach(() => queryClient.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const numbers = (subscribers: number | null) => () => json({ subscribers, views: 9, videos: 9 })
const says = (settingValue: string) => () =>
  json([{ settingKey: 'reach', settingValue, settingType: 'text' }])

const show = (channel: () => Response | Promise<Response>, settings = says('')) => {
  stubApi({ 'GET /api/youtube/channel': channel, 'GET /api/settings': settings })
  return renderInApp(<Reach />, '/').container
}

test('the subscribers of the channel are told', async () => {
  show(numbers(12_400), says('4 lakh people every month'))
  expect(await screen.findByText('12.4K subscribers')).toBeTruthy()
  expect(screen.queryByText(/lakh/)).toBeNull()
})

test.each([
  ['hidden', numbers(null)],
  ['none', numbers(0)],
  ['not to be had', () => refused(500, 'unexpected', 'No.')],
])('where subscribers are %s the team’s own words stand', async (_, channel) => {
  show(channel, says('মাসে ৪ লক্ষ মানুষ'))
  expect((await screen.findByText('মাসে ৪ লক্ষ মানুষ')).lang).toBe('bn')
})

test('where nobody says anything nothing is shown, and while it is on its way its room is kept', async () => {
  let told = () => {}
  const channel = () => new Promise<Response>((resolve) => (told = () => resolve(numbers(null)())))
  const container = show(channel)
  expect(container.querySelector('span')?.className).toBe('invisible')
  told()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(container.textContent).toBe('')
})
