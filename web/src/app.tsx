import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { notFound, publicRoutes } from './routes.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Layout } from './shell/layout.tsx'
import { PageLoading } from './shell/page-loading.tsx'
import type { Split } from './split.tsx'

type Props = {
  client: QueryClient
  /** What a path shows that is no page. */
  unknown?: Split<object>
}

/** The public website, under the router of whoever renders it. */
export const App = ({ client, unknown = notFound }: Props) => (
  <QueryClientProvider client={client}>
    <Layout>
      <Suspense fallback={<PageLoading />}>
        <ErrorBoundary>
          <Routes>
            {publicRoutes.map(({ path, page: { Component } }) => (
              <Route key={path} caseSensitive path={path} element={<Component />} />
            ))}
            <Route path="*" element={<unknown.Component />} />
          </Routes>
        </ErrorBoundary>
      </Suspense>
    </Layout>
  </QueryClientProvider>
)
