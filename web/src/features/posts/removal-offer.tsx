import type { PostRemoval } from '@bong-bari/contract'
import { useState } from 'react'
import { dayLength, dayOf, toTimeField } from '../../office/kolkata-time.ts'
import { useNow } from '../../office/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { keep, lastingPrefix, readKept } from '../../ui/kept.ts'
import { dayWords } from './moment.ts'
import { removalOf } from './removal.ts'
import { useBringBack, wordCount } from './revisions.ts'
import type { PostEditing } from './use-post-editor.ts'

/** Days it is offered, and that the words are kept. */
const offered = 30

const wordsOf = ({ words, at }: PostRemoval, now: number) => {
  const day = dayOf(Date.parse(at)) === dayOf(now) ? '' : ` on ${dayWords(at)}`
  return `${wordCount(words)} ${words === 1 ? 'was' : 'were'} removed${day} at ${toTimeField(at).slice(11)}.`
}

type OfferProps = { editing: PostEditing; id: string; removal: PostRemoval; now: number }

const Offer = ({ editing, id, removal, now }: OfferProps) => {
  const { autosave } = editing
  const seen = `${lastingPrefix}removal:${id}`
  const [isSeen, setSeen] = useState(() => readKept(seen) === Date.parse(removal.at))
  const close = () => {
    keep(seen, Date.parse(removal.at))
    setSeen(true)
  }
  const { mutate, isPending } = useBringBack({ id, editing, onBack: close })
  if (isSeen) return null
  return (
    <p
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-taxi-500 border-l-3 bg-taxi-100 py-1.5 pr-2 pl-3 text-taxi-800"
      role="status"
    >
      <span>{wordsOf(removal, now)}</span>
      <span className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={isPending}
          onClick={async () => {
            await autosave.flush()
            mutate(removal.revision)
          }}
        >
          {isPending ? 'Bringing back...' : 'Bring them back'}
        </Button>
        <Button variant="secondary" onClick={close}>
          Leave it so
        </Button>
      </span>
    </p>
  )
}

export const RemovalOffer = ({ editing }: { editing: PostEditing }) => {
  const now = useNow()
  const { post } = editing
  const removal = removalOf(post)
  if (!post || !removal || now - Date.parse(removal.at) > offered * dayLength) return null
  return <Offer key={removal.at} editing={editing} id={post.id} removal={removal} now={now} />
}
