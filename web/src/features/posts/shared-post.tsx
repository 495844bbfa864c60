import { useEffect, useRef, useState } from 'react'
import { ListLoading } from '../../office/list-states.tsx'
import { readShared, type SharedThings } from '../../office/shared-things.ts'
import { toast } from '../../ui/toast-store.ts'

const sayLost = () =>
  toast({
    title: 'What was shared could not be kept',
    description: 'The phone may be full. Make room, and share it again.',
    destructive: true,
  })

type SharedPostProps = {
  isLost: boolean
  /** Called with what was shared; undefined where nothing was. */
  onRead: (shared: SharedThings | undefined) => void
}

export const SharedPost = ({ isLost, onRead }: SharedPostProps) => {
  const [reading] = useState(() => readShared().catch(() => undefined))
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    reading.then((shared) => {
      if (isLost) sayLost()
      onRead(shared)
    })
  }, [reading, isLost, onRead])
  return <ListLoading label="Taking what was shared..." />
}
