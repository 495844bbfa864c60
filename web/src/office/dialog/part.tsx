import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react'
import { catchLoadError } from '../../begin/load-code.ts'
import { split } from '../../split.tsx'
import { ListLoading } from '../list/list-states.tsx'
import { DialogLoading } from './dialog-loading.tsx'

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
  const open = () => catchLoadError(start())
  type Arriving = ReturnType<typeof open> | undefined
  const Opened = ({ arriving, props }: { arriving: Arriving; props: Props }) => {
    const Shown = arriving ? use(arriving) : code.Component
    return <Shown {...props} />
  }
  const Component = (props: Props) => {
    // One promise while open: a new one on each render would never resolve.
    const [arriving] = useState(() => (isHere ? undefined : open()))
    return (
      <Suspense fallback={standIn(props)}>
        <Opened arriving={arriving} props={props} />
      </Suspense>
    )
  }
  /** Prefetch; a failure here is silent. */
  const prefetch = () => start().catch(() => {})
  return { prefetch, Component }
}

/**
 * Code loaded when it is opened. When that fails, the load-error bar shows and the page stays;
 * opening it again retries.
 */
export const part = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** The text that stands there while the part loads. */
  label?: string,
) => partWith(load, () => label && <ListLoading label={label} />)

/** Like {@link part}, for a dialog: nothing below it gets keys while it loads. */
export const windowPart = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) => partWith(load, ({ onClose }) => <DialogLoading onClose={onClose} />)
