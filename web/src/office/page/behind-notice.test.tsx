import { api } from '@bong-bari/contract'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/lead-server.tsx'
import { json, stubApi } from '../../../test/stub-api.ts'
import { call } from '../../api.ts'
import { BehindNotice } from './behind-notice.tsx'

test('while what follows from changes is late, a line says that what was saved is safe', async () => {
  let headers: Record<string, string> = { 'x-behind': 'true' }
  stubApi({
    [`GET ${api.leads.list.path}`]: () => json([], 200, headers),
  })
  renderInApp(<BehindNotice />)
  expect(screen.queryByText(/What you save is safe/)).toBeNull()
  await act(() => call(api.leads.list))
  expect(screen.getByText(/What you save is safe/)).toBeTruthy()
  headers = {}
  await act(() => call(api.leads.list))
  expect(screen.queryByText(/What you save is safe/)).toBeNull()
})
