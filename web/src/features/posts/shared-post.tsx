import { useEffect, useRef, useState } from 'react'
import { ListLoading } from '../../office/list-states.tsx'
import { readShared, type SharedThings } from '../../office/shared-things.ts'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { toast } from '../../ui/toast-store.ts'
import { titleOf } from './title-of.ts'

const sayLost = () =>
  toast({
    title: 'What was shared could not be kept',
    description: 'The phone may be full. Make room, and share it again.',
    destructive: true,
  })

const countOf = ({ length }: readonly File[]) =>
  length === 1 ? 'One picture' : `${length} pictures`

type SharedPostProps = {
  isLost: boolean
  /** Called with what a draft begins with; undefined where nothing was shared, or it was discarded. */
  onChosen: (shared: SharedThings | undefined) => void
}

/** Asks before a draft begins: a page of another site can share too. */
export const SharedPost = ({ isLost, onChosen }: SharedPostProps) => {
  const [reading] = useState(() => readShared().catch(() => undefined))
  const [shared, setShared] = useState<SharedThings>()
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    reading.then((read) => {
      if (isLost) sayLost()
      if (read) setShared(read)
      else onChosen(undefined)
    })
  }, [reading, isLost, onChosen])
  if (!shared) return <ListLoading label="Loading what was shared..." />
  const discard = () => {
    shared.forget().catch(() => {})
    onChosen(undefined)
  }
  const { title, text, pictures } = shared
  return (
    <div className="grid gap-3.5">
      <div className="grid gap-1">
        <p className="wrap-anywhere font-medium">
          Begin a draft with “<MixedText>{titleOf({ title })}</MixedText>”?
        </p>
        <p className="wrap-anywhere line-clamp-6 whitespace-pre-line text-dense text-khata-700">
          <MixedText>{text || 'No text.'}</MixedText>
        </p>
        {pictures.length > 0 && <p className="text-dense text-khata-700">{countOf(pictures)}</p>}
      </div>
      <p className="text-dense">It was shared on this device, and nothing of it is saved yet.</p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => onChosen(shared)}>Begin a draft</Button>
        <Button variant="secondary" onClick={discard}>
          Discard it
        </Button>
      </div>
    </div>
  )
}
