import type { ManagedPost, PostRevision } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { ArrowLeft, History } from 'lucide-react'
import { useState } from 'react'
import { Comparison } from '../../office/comparison.tsx'
import { ListEmpty, ListFailed, ListLoading } from '../../office/list-states.tsx'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { useBringBack, useRevisions } from './revisions.ts'
import { titleOf } from './title-of.ts'
import type { PostEditing } from './use-post-editor.ts'

const kinds = {
  saved: 'saved by hand',
  kept: 'kept while writing',
  dropped: 'thrown away before it was public',
  shortened: 'kept before many words were deleted',
}

const wordsOf = ({ at, by, kind }: PostRevision) =>
  [kolkataTime(at), by ?? 'somebody', kinds[kind]].join(', ')

/** The compared fields, as the editor names them. */
const texts = ['title', 'excerpt', 'content', 'date'] as const
const labels = { title: 'Title', excerpt: 'Excerpt', content: 'Content', date: 'Date' }

type Texts = Record<(typeof texts)[number], string | null>

const isSame = (a: Texts, b: Texts) =>
  texts.every((name) => (a[name] ?? '').trim() === (b[name] ?? '').trim())

type ChoiceProps = { revision: PostRevision; isOpen: boolean; onOpen: () => void }

const Choice = ({ revision, isOpen, onOpen }: ChoiceProps) => (
  <li>
    <button
      type="button"
      aria-expanded={isOpen}
      className="grid min-h-11 w-full gap-0.5 rounded-field border border-khata-200 bg-white px-3 py-2 text-left hover:border-jaanla-700 aria-expanded:border-jaanla-700 aria-expanded:bg-jaanla-50"
      onClick={onOpen}
    >
      <b className="wrap-anywhere font-medium">
        <MixedText>{titleOf(revision)}</MixedText>
      </b>
      <span className="text-dense text-khata-700">{wordsOf(revision)}</span>
    </button>
  </li>
)

type RevisionsViewProps = {
  post: ManagedPost
  editing: PostEditing
  now: Texts
  hindrance: string | undefined
  onClose: () => void
}

export const RevisionsView = (props: RevisionsViewProps) => {
  const { post, editing, now, hindrance, onClose } = props
  const { data, error, refetch } = useRevisions(post.id)
  const [open, setOpen] = useState<string>()
  const { mutate, isPending } = useBringBack({
    id: post.id,
    editing,
    onBack: () => {
      setOpen(undefined)
      void refetch()
    },
  })

  const details = (revision: PostRevision) => (
    <div className="grid gap-3 rounded-md border border-khata-200 bg-khata-50 p-3.5">
      <p className="text-dense text-khata-700">
        From then to now: <del className="bg-paar-100 text-paar-700">taken away</del>,{' '}
        <ins className="bg-jaanla-100 text-jaanla-800">added</ins>.
      </p>
      {isSame(revision, now) && <p>It was the same then as now.</p>}
      {texts.map((name) => (
        <Comparison
          key={name}
          label={labels[name]}
          before={revision[name] ?? ''}
          after={now[name] ?? ''}
        />
      ))}
      {(revision.image ?? '') !== (post.image ?? '') && <p>It had another cover image.</p>}
      {hindrance && <p role="status">{hindrance}</p>}
      <div>
        <Button disabled={isPending || hindrance !== undefined} onClick={() => mutate(revision.at)}>
          {isPending ? 'Bringing back...' : 'Bring back'}
        </Button>
      </div>
    </div>
  )

  const list = () => {
    if (data?.length === 0)
      return (
        <ListEmpty art="clock" title="No earlier version yet" level="h3">
          One is kept with every save by hand, every ten minutes while somebody writes, and before
          many words are removed.
        </ListEmpty>
      )
    if (data)
      return (
        <ul aria-label="Earlier versions" className="grid gap-2">
          {data.map((revision) => {
            const isOpen = open === revision.at
            return (
              <div key={revision.at} className="contents">
                <Choice
                  revision={revision}
                  isOpen={isOpen}
                  onOpen={() => setOpen(isOpen ? undefined : revision.at)}
                />
                {isOpen && <li>{details(revision)}</li>}
              </div>
            )
          })}
        </ul>
      )
    if (error)
      return (
        <ListFailed
          title="The earlier versions could not be loaded"
          level="h3"
          error={error}
          onRetry={() => refetch()}
        />
      )
    return <ListLoading label="Loading the earlier versions..." />
  }

  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center gap-2.5">
        <Button variant="secondary" onClick={onClose}>
          <ArrowLeft />
          Back to writing
        </Button>
        <h3 className="flex items-center gap-2 text-ui [&>svg]:size-[17px]">
          <History />
          Earlier versions
        </h3>
      </div>
      {list()}
    </div>
  )
}
