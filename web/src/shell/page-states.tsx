import { site } from '@bong-bari/site'
import { Component, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { CodeError } from '../code-error.ts'
import { Art } from '../ui/art.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { usePageMeta } from '../ui/page-meta.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useIsOffline } from '../ui/use-browser-state.ts'
import { Wrap, wrapClass } from '../ui/wrap.tsx'

export const PageLoading = () => (
  <Wrap className="py-12" role="status">
    <span className="sr-only">Loading the page...</span>
    <Skeleton className="h-14 max-w-md" />
    <Skeleton className="mt-6 h-5 max-w-xl" />
    <Skeleton className="mt-3 h-5 max-w-lg" />
    <Skeleton className="mt-10 h-64" />
  </Wrap>
)

type StandInProps = { title: string; bengali: string; hasWaysOn?: boolean; children: string }

const PageStandIn = ({ title, bengali, hasWaysOn = true, children }: StandInProps) => (
  <section
    className={`${wrapClass} grid justify-items-center gap-4 py-16 text-center`}
    role="alert"
  >
    <Art name="cat" className="h-auto w-40" />
    <h1 className="text-h2">{title}</h1>
    <p className="max-w-prose">{children}</p>
    <p lang="bn">{bengali}</p>
    {hasWaysOn && (
      <p className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>Load the page again</Button>
        <ButtonLink variant="secondary" href="/">
          Go to the home page
        </ButtonLink>
      </p>
    )}
  </section>
)

const lostTitle = 'This page did not arrive'

/** Replaces a page whose code failed to load; retries when back online. */
const PageLost = ({ again }: { again: () => void }) => {
  usePageMeta({ title: `${lostTitle} - ${site.name}`, description: lostTitle, noIndex: true })
  const isOffline = useIsOffline()
  const retry = useEffectEvent(again)
  useEffect(() => {
    const onOnline = () => retry()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return isOffline ? (
    <PageStandIn title={lostTitle} bengali="নেট ফিরলেই এসে যাবে।" hasWaysOn={false}>
      You are offline. It comes by itself as soon as you are online again.
    </PageStandIn>
  ) : (
    <PageStandIn title={lostTitle} bengali="আর একবার দেখি?">
      The connection broke off on the way. Loading it again usually helps.
    </PageStandIn>
  )
}

const PageBroken = () => (
  <PageStandIn title="This page could not be shown" bengali="আর একবার দেখি?">
    Something in it broke, or the connection did. Loading the page again usually helps.
  </PageStandIn>
)

type Props = { visit: string; children: ReactNode }
type State = { visit: string; failure?: { error: unknown } | undefined }

const forget = ({ failure }: State) => {
  if (failure?.error instanceof CodeError) failure.error.again()
}

// React has no error boundary for functions.
class Boundary extends Component<Props, State> {
  override state: State = { visit: this.props.visit }
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })
  static getDerivedStateFromProps({ visit }: Props, state: State) {
    if (visit === state.visit) return null
    forget(state)
    return { visit, failure: undefined }
  }
  override componentWillUnmount() {
    forget(this.state)
  }
  again = () => {
    forget(this.state)
    this.setState({ failure: undefined })
  }
  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return failure.error instanceof CodeError ? <PageLost again={this.again} /> : <PageBroken />
  }
}

/**
 * Replaces a broken or unloadable page with a sentence and ways out. It resets on navigation, also
 * to the same page.
 */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => {
  const { pathname, key } = useLocation()
  return (
    <Boundary key={pathname} visit={key}>
      {children}
    </Boundary>
  )
}
