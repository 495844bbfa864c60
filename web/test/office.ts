import { afterEach, beforeEach, vi } from 'vitest'
import { queryClient } from '../src/api.ts'
import { currentToast, dismissToast } from '../src/ui/toast.tsx'

/** A test file that imports this is in the office: each test begins with a session, nothing cached or drafted, and what jsdom lacks. */
beforeEach(() => {
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
})
afterEach(() => dismissToast(currentToast()?.id ?? 0))
