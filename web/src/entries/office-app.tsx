import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { askForPasswordBy } from '../api.ts'
import { RequireAdmin } from '../features/auth/require-admin.tsx'
import { useLeaveWarning } from '../office/form/own-draft.ts'
import { SettingsFromServer } from '../settings-from-server.tsx'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { Layout } from '../shell/layout.tsx'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { PageLoading } from '../shell/page-loading.tsx'
import { findRoute } from '../split.tsx'
import { askAgain, orLoadError } from '../ui/load-code.ts'
import { notFound, officeRoutes, openPages } from './office-routes.tsx'

askForPasswordBy(async () => {
  const { askForPassword } = await orLoadError(
    askAgain(() => import('../features/auth/password-question.tsx')),
  )
  return askForPassword()
})

const Page = () => {
  const { pathname } = useLocation()
  useLeaveWarning()
  const { path, page } = findRoute(officeRoutes, pathname) ?? { page: notFound }
  const shown = <page.Component />
  return !path || openPages.includes(path) ? shown : <RequireAdmin>{shown}</RequireAdmin>
}

export const OfficeApp = ({ client }: { client: QueryClient }) => (
  <QueryClientProvider client={client}>
    <SettingsFromServer>
      <Layout>
        <OfflineBar />
        <Suspense fallback={<PageLoading />}>
          <ErrorBoundary>
            <Page />
          </ErrorBoundary>
        </Suspense>
      </Layout>
    </SettingsFromServer>
  </QueryClientProvider>
)
