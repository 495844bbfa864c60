import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { adminRoutes } from './admin-routes.tsx'
import { RequireAdmin } from './features/auth/require-admin.tsx'
import { notFound } from './routes.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Layout } from './shell/layout.tsx'
import { OfflineBar } from './shell/offline-bar.tsx'
import { PageLoading } from './shell/page-loading.tsx'
import type { PageRoute } from './split.tsx'

const elementOf = ({ path, page: { Component } }: PageRoute) =>
  path === '/login' ? (
    <Component />
  ) : (
    <RequireAdmin>
      <Component />
    </RequireAdmin>
  )

/** Login and back office, under the router of whoever renders them. */
export const AdminApp = ({ client }: { client: QueryClient }) => (
  <QueryClientProvider client={client}>
    <Layout>
      <OfflineBar />
      <Suspense fallback={<PageLoading />}>
        <ErrorBoundary>
          <Routes>
            {adminRoutes.map((route) => (
              <Route key={route.path} caseSensitive path={route.path} element={elementOf(route)} />
            ))}
            <Route path="*" element={<notFound.Component />} />
          </Routes>
        </ErrorBoundary>
      </Suspense>
    </Layout>
  </QueryClientProvider>
)
