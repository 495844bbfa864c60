import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { adminRoutes } from './admin-routes.tsx'
import { RequireAdmin } from './features/auth/require-admin.tsx'
import { notFound } from './routes.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Layout } from './shell/layout.tsx'
import { OfflineBar } from './shell/offline-bar.tsx'
import { PageLoading } from './shell/page-loading.tsx'
import { findRoute } from './split.tsx'

const Page = () => {
  const { pathname } = useLocation()
  const { path, page } = findRoute(adminRoutes, pathname) ?? { page: notFound }
  const shown = <page.Component />
  return !path || path === '/login' ? shown : <RequireAdmin>{shown}</RequireAdmin>
}

/** Login and back office, under the router of whoever renders them. */
export const AdminApp = ({ client }: { client: QueryClient }) => (
  <QueryClientProvider client={client}>
    <Layout>
      <OfflineBar />
      <Suspense fallback={<PageLoading />}>
        <ErrorBoundary>
          <Page />
        </ErrorBoundary>
      </Suspense>
    </Layout>
  </QueryClientProvider>
)
