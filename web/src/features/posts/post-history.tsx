import { api, type ManagedPost, matching, type PostRevision } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft, History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call, keyOf } from '../../api.ts'
import { Comparison } from '../../office/conflict/comparison.tsx'
import { ListEmpty, ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import { useNameOfActor } from '../../office/list/row.tsx'
import { FailureForPeople, showFailure } from '../../office/page/failure.ts'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { toast } from '../../ui/toast.tsx'
import { titleOf } from './data/query.ts'
import { type EditedPost, hasPendingChanges, type PostValues, publicValues } from './data/values.ts'
import type { PostEditing } from './editor/use-post-editor.ts'

const labels = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  date: 'Date',
}

const textFields = ['title', 'slug', 'excerpt', 'content', 'date'] as const

type FrameProps = { title: ReactNode; onClose: () => void; children: ReactNode }

const Frame = ({ title, onClose, children }: FrameProps) => (
  <div className="grid gap-3.5">
    <div className="flex flex-wrap items-center gap-2.5">
      <Button variant="secondary" onClick={onClose}>
        <ArrowLeft />
        Back to writing
      </Button>
      <h3 className="flex items-center gap-2 text-ui [&>svg]:size-[17px]">{title}</h3>
    </div>
    {children}
  </div>
)

type DifferencesProps = {
  /** What is compared, such as `Changes since then`. */
  way: string
  before: PostValues
  after: PostValues
  /** The sentence shown where nothing differs. */
  same: string
  otherCover: string
}

const Differences = ({ way, before, after, same, otherCover }: DifferencesProps) => {
  const hasOtherCover = before.image.trim() !== after.image.trim()
  const differs = textFields.some((name) => before[name].trim() !== after[name].trim())
  return (
    <>
      <p className="text-dense text-khata-700">
        {way}: <del className="bg-paar-100 text-paar-700">taken away</del>,{' '}
        <ins className="bg-jaanla-100 text-jaanla-800">added</ins>.
      </p>
      {!differs && !hasOtherCover && <p>{same}</p>}
      {textFields.map((name) => (
        <Comparison key={name} label={labels[name]} before={before[name]} after={after[name]} />
      ))}
      {hasOtherCover && <p>{otherCover}</p>}
    </>
  )
}

type ViewProps = { post: EditedPost; editing: PostEditing; onClose: () => void }

export const ChangesView = ({ post, editing, onClose }: ViewProps) => (
  <Frame title="What is not public yet" onClose={onClose}>
    <Differences
      way="From the post to its changes"
      before={publicValues(post)}
      after={editing.editor.form.getValues()}
      same="The changes are the same as the post."
      otherCover="It has another cover image."
    />
  </Frame>
)

/** Reads the earlier versions of a post, always anew. */
const useRevisions = (id: string) =>
  useQuery({
    queryKey: keyOf(api.posts.revisions, { params: { id } }),
    queryFn: ({ signal }) => call(api.posts.revisions, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })

const restoreRevision = (id: string, at: string, version: number) =>
  call(api.posts.restoreRevision, { params: { id, at } }, { headers: matching(version) })

type BringBackProps = { id: string; editing: PostEditing; onBack: () => void }

const textsOf = ({ title, content, excerpt, date, image }: PostRevision) => ({
  title,
  content,
  excerpt: excerpt ?? '',
  date: date ?? '',
  image: image ?? '',
})

/** Puts a revision into the editor, as if it were typed. */
const typeRevision = async ({ id, editing }: BringBackProps, at: string) => {
  const revisions = await call(api.posts.revisions, { params: { id } })
  const revision = revisions.find((one) => one.at === at)
  if (!revision) throw new FailureForPeople('This version is no longer kept.')
  const before = editing.replaceWords(textsOf(revision))
  return () => editing.replaceWords(before)
}

/**
 * Restores a revision into the editor, not for visitors. What it replaces becomes an earlier version, which
 * Undo restores.
 */
const useBringBack = (props: BringBackProps) => {
  const { id, editing, onBack } = props
  const undo = useMutation({
    mutationFn: async (after: ManagedPost) => {
      const [newest] = await call(api.posts.revisions, { params: { id } })
      return newest ? restoreRevision(id, newest.at, after.version) : after
    },
    onSuccess: (post) => {
      editing.continueFrom(post)
      onBack()
      toast({ title: 'Undone', description: 'The post is as it was before.' })
    },
    onError: (error, after) => showFailure(error, { retry: () => undo.mutate(after) }),
  })
  return useMutation({
    mutationFn: async (at: string) => {
      const post = editing.server.postNow.current
      if (post && hasPendingChanges(post)) return typeRevision(props, at)
      const restored = await restoreRevision(id, at, editing.editor.versionNow())
      editing.continueFrom(restored)
      return () => undo.mutate(restored)
    },
    onSuccess: (run) => {
      onBack()
      toast({
        title: 'Version Restored',
        description: 'Its text until now is kept among the earlier versions.',
        action: { label: 'Undo', run },
      })
    },
    onError: (error) => showFailure(error, { title: 'The version could not be restored' }),
  })
}

const kinds = {
  saved: 'saved by hand',
  kept: 'saved while writing',
  dropped: 'discarded before it was published',
  shortened: 'kept before many words were deleted',
}

type ChoiceProps = { revision: PostRevision; isOpen: boolean; onOpen: () => void }

const Choice = ({ revision, isOpen, onOpen }: ChoiceProps) => {
  const { at, by, kind } = revision
  const nameOf = useNameOfActor()
  return (
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
        <span className="text-dense text-khata-700">
          {[kolkataTime(at), by ? nameOf(by) : 'somebody', kinds[kind]].join(', ')}
        </span>
      </button>
    </li>
  )
}

/** Shows the earlier versions in place of the form, which keeps every word. */
export const RevisionsView = ({ post, editing, onClose }: ViewProps) => {
  const { editor } = editing
  const typed = editor.form.getValues()
  const hindrance =
    editor.unsent().length > 0 && !hasPendingChanges(post)
      ? 'Save what you typed first: restoring this version would replace it.'
      : undefined
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
      <Differences
        way="Changes since then"
        before={{ ...typed, ...textsOf(revision) }}
        after={typed}
        same="Nothing has changed since."
        otherCover="It had another cover image."
      />
      {hindrance && <p role="status">{hindrance}</p>}
      <div>
        <Button disabled={isPending || hindrance !== undefined} onClick={() => mutate(revision.at)}>
          {isPending ? 'Restoring...' : 'Restore'}
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
    <Frame
      title={
        <>
          <History />
          Earlier versions
        </>
      }
      onClose={onClose}
    >
      {list()}
    </Frame>
  )
}
