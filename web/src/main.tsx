import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { queryClient } from './api.ts'
import { App } from './app.tsx'
import { notFound, pageOf } from './routes.tsx'

const root = document.getElementById('root')

const start = async () => {
  if (!root) return
  const page = pageOf(location.pathname)
  await page.load()
  const app = (
    <BrowserRouter>
      <App client={queryClient} />
    </BrowserRouter>
  )
  // A post that does not exist is answered with the 404 page, which is not the page of its path.
  const isOtherPage = page !== notFound && root.querySelector('[data-page="not-found"]')
  if (isOtherPage) createRoot(root).render(app)
  else hydrateRoot(root, app)
}

start()
