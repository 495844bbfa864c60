import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { queryClient } from '../src/api.ts'
import { loadDialogs } from '../src/office/dialog/dialog.tsx'
import { useLeaveWarning } from '../src/office/form/own-draft.ts'
import { SettingsFromServer } from '../src/site/settings-from-server.tsx'
import { Toaster } from '../src/ui/toast.tsx'

// Dialogs then open at once.
await loadDialogs()

type Place = { current: string }

const Watch = ({ place }: { place: Place }) => {
  const { pathname, search } = useLocation()
  place.current = pathname + search
  useLeaveWarning()
  return null
}

/** jsdom has no layout: `wide` is what every media query answers, but those of a greatest width. */
const stubScreen = (wide: boolean) => {
  window.scrollTo = () => {}
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('max-width') ? !wide : wide,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
}

/** Renders a part of the admin entry at an address; `place` follows where it goes. With `hasSettings` it asks for those of the team. */
export const renderInApp = (
  node: ReactNode,
  at = '/admin',
  { wide = true, hasSettings = false } = {},
) => {
  stubScreen(wide)
  const place: Place = { current: at }
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]} useTransitions={false}>
        <Watch place={place} />
        {hasSettings ? <SettingsFromServer>{node}</SettingsFromServer> : node}
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, place }
}
