import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { Layout } from '../shell/layout.tsx'
import { PageLoading } from '../shell/page-loading.tsx'
import { findRoute, type Split } from '../split.tsx'
import { notFound, publicRoutes } from './routes.tsx'

type Props = {
  client: QueryClient
  unknown?: Split<object>
}

const Page = ({ unknown }: { unknown: Split<object> }) => {
  const { pathname } = useLocation()
  const { Component } = findRoute(publicRoutes, pathname)?.page ?? unknown
  return <Component />
}

export const App = ({ client, unknown = notFound }: Props) => (
  <QueryClientProvider client={client}>
    <Layout>
      <Suspense fallback={<PageLoading />}>
        <ErrorBoundary>
          <Page unknown={unknown} />
        </ErrorBoundary>
      </Suspense>
    </Layout>
  </QueryClientProvider>
)
