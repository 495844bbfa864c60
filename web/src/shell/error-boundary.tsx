import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CodeError } from '../code-error.ts'
import { Art } from '../ui/art.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { wrapClass } from '../ui/wrap.tsx'
import { PageLost } from './page-lost.tsx'

const Broken = () => (
  <section
    className={`${wrapClass} grid justify-items-center gap-4 py-16 text-center`}
    role="alert"
  >
    <Art name="cat" className="h-auto w-40" />
    <h1 className="text-h2">This page could not be shown</h1>
    <p className="max-w-prose">
      Something in it broke, or the connection did. Loading the page again usually helps.
    </p>
    <p lang="bn">আর একবার দেখি?</p>
    <p className="flex flex-wrap justify-center gap-3">
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
      <ButtonLink variant="secondary" href="/">
        Go to the home page
      </ButtonLink>
    </p>
  </section>
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
    return failure.error instanceof CodeError ? <PageLost again={this.again} /> : <Broken />
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
