import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Art } from '../ui/art.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { wrapClass } from '../ui/wrap.tsx'

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

// React offers error boundaries to classes only.
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? <Broken /> : this.props.children
  }
}

/** Shows a page that breaks as a sentence and two ways out; another page starts afresh. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  return <Boundary key={pathname}>{children}</Boundary>
}
