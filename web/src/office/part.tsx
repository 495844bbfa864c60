import { type ComponentType, Suspense, use, useState } from 'react'
import { split } from '../split.tsx'
import { orLoadError } from '../ui/load-error-bar.ts'
import { ListLoading } from './list-states.tsx'

/**
 * A part of the office whose code comes when it is opened. Where it does not come, the bar says so
 * and the rest of the page stays; opened again, it is asked for again.
 */
export const part = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Said while it comes; a window over the page has a stand-in of its own. */
  label?: string,
) => {
  const code = split(load)
  let isHere = false
  const start = async () => {
    await code.load()
    isHere = true
    return code.Component
  }
  const open = () => orLoadError(start())
  type Arriving = ReturnType<typeof open> | undefined
  const Opened = ({ arriving, props }: { arriving: Arriving; props: Props }) => {
    const Shown = arriving ? use(arriving) : code.Component
    return <Shown {...props} />
  }
  const Component = (props: Props) => {
    // One for as long as it is open: asked for at each render it would never end.
    const [arriving] = useState(() => (isHere ? undefined : open()))
    return (
      <Suspense fallback={label && <ListLoading label={label} />}>
        <Opened arriving={arriving} props={props} />
      </Suspense>
    )
  }
  /** For who may open it next; it says nothing where the code does not come. */
  const prefetch = () => start().catch(() => {})
  return { prefetch, Component }
}
