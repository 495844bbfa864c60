import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { queryClient } from '../src/api.ts'
import { currentToast, dismissToast } from '../src/ui/toast.tsx'

/** A session, nothing cached or drafted, and what jsdom lacks. */
export const setUpOffice = () => {
  localStorage.setItem('admin_session', 'id')
  localStorage.setItem('csrf_token', 'token')
  sessionStorage.clear()
  for (const key of Object.keys(localStorage))
    if (key.startsWith('draft:')) localStorage.removeItem(key)
  queryClient.clear()
  // Headless UI observes sizes.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  URL.createObjectURL = () => 'blob:chosen'
  URL.revokeObjectURL = () => {}
}

export const tearDownOffice = () => {
  cleanup()
  dismissToast(currentToast()?.id ?? 0)
  vi.unstubAllGlobals()
}
