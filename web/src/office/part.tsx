import { type ComponentType, Suspense, use } from 'react'
import { split } from '../split.tsx'
import { orLoadError } from '../ui/load-error-bar.ts'
import { ListLoading } from './list-states.tsx'

/**
 * A part of the office whose code comes when it is opened. Where it does not come, the bar says so
 * and the rest of the page stays.
 */
export const part = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Said while it comes; a window over the page has a stand-in of its own. */
  label?: string,
) => {
  const code = split(load)
  let isHere = false
  let arriving: Promise<ComponentType<Props>> | undefined
  const start = async () => {
    await code.load()
    isHere = true
    return code.Component
  }
  const opened = () => {
    arriving ??= orLoadError(start())
    return arriving
  }
  const Opened = (props: Props) => {
    const Shown = isHere ? code.Component : use(opened())
    return <Shown {...props} />
  }
  const Component = (props: Props) => (
    <Suspense fallback={label && <ListLoading label={label} />}>
      <Opened {...props} />
    </Suspense>
  )
  /** For who may open it next; it says nothing where the code does not come. */
  const prefetch = () => start().catch(() => {})
  return { prefetch, Component }
}
