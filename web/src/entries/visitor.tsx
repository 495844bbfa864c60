import { BrowserRouter } from 'react-router'
import { queryClient } from '../api.ts'
import { hydrate } from './hydrate.tsx'
import { takeKnown } from './known.ts'
import { notFound, pageOf } from './routes.tsx'
import { App } from './visitor-app.tsx'

const decorate = () =>
  import('../effects/effects.ts').then(
    ({ startEffects }) => startEffects(),
    (error) => console.warn('The effects could not be loaded.', error),
  )

/** Effects start last, when the browser is idle. */
const decorateWhenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(decorate, { timeout: 5_000 })
  else setTimeout(decorate, 1_000)
}

/**
 * Gives a document's first history entry a key, as the router does for its own, so that kept values
 * survive a reload.
 */
const nameEntry = () => {
  if (history.state?.key) return
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key }, '')
}

export const prepare = async (root: Element) => {
  const page = pageOf(location.pathname)
  takeKnown(queryClient)
  nameEntry()
  await page.load()
  return async () => {
    // Shown in place of a page that was not found or failed.
    const standIn = root.querySelector<HTMLElement>('[data-page]')?.dataset.page
    const isOtherPage = standIn !== (page === notFound ? 'not-found' : undefined)
    if (isOtherPage) root.replaceChildren()
    const currentOf = await hydrate(
      root,
      <BrowserRouter>
        <App client={queryClient} />
      </BrowserRouter>,
    )
    decorateWhenIdle()
    return currentOf
  }
}
