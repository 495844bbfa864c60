import { useEffect, useRef, useState } from 'react'
import { ListLoading } from '../../office/list-states.tsx'
import { type SharedThings, takeShared } from '../../office/shared-things.ts'
import { toast } from '../../ui/toast-store.ts'

const sayLost = () =>
  toast({
    title: 'What was shared could not be kept',
    description: 'The phone may be full. Make room, and share it again.',
    destructive: true,
  })

type SharedPostProps = {
  isLost: boolean
  /** Given what waits; undefined where nothing does. */
  onTaken: (shared: SharedThings | undefined) => void
}

/** Takes what a phone shared. */
export const SharedPost = ({ isLost, onTaken }: SharedPostProps) => {
  const [taking] = useState(() => takeShared().catch(() => undefined))
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    taking.then((shared) => {
      if (isLost) sayLost()
      onTaken(shared)
    })
  }, [taking, isLost, onTaken])
  return <ListLoading label="Taking what was shared..." />
}
