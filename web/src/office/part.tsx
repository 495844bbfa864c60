import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react'
import { split } from '../split.tsx'
import { orLoadError } from '../ui/load-error-bar.ts'
import { ArrivingWindow } from './arriving-window.tsx'
import { ListLoading } from './list-states.tsx'

const partWith = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: (props: Props) => ReactNode,
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
      <Suspense fallback={standIn(props)}>
        <Opened arriving={arriving} props={props} />
      </Suspense>
    )
  }
  /** For who may open it next; it says nothing where the code does not come. */
  const prefetch = () => start().catch(() => {})
  return { prefetch, Component }
}

/**
 * A part of the office whose code comes when it is opened. Where it does not come, the bar says so
 * and the rest of the page stays; opened again, it is asked for again.
 */
export const part = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Said while it comes. */
  label?: string,
) => partWith(load, () => label && <ListLoading label={label} />)

/** A window over the page whose code comes when it is opened; until then what lies below hears no key. */
export const windowPart = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) => partWith(load, ({ onClose }) => <ArrivingWindow onClose={onClose} />)
