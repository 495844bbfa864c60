import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { setPasswordPrompt } from '../../api.ts'
import { catchLoadError, loadWithRetry } from '../../begin/load-code.ts'
import { RequireAdmin } from '../../features/auth/require-admin.tsx'
import { useLeaveWarning } from '../../office/form/own-draft.ts'
import { Layout } from '../../shell/layout.tsx'
import { OfflineBar } from '../../shell/offline-bar.tsx'
import { ErrorBoundary, PageLoading } from '../../shell/page-states.tsx'
import { SettingsFromServer } from '../../site/settings-from-server.tsx'
import { findRoute } from '../../split.tsx'
import { notFound, officeRoutes, openPages } from './office-routes.tsx'

setPasswordPrompt(async () => {
  const { askForPassword } = await catchLoadError(
    loadWithRetry(() => import('../../features/auth/password-question.tsx')),
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
