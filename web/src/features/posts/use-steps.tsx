import { api, postStatusAt } from '@bong-bari/contract'
import { useMutation } from '@tanstack/react-query'
import { CalendarClock, PencilLine, Send, Trash2, Undo2 } from 'lucide-react'
import { type BaseSyntheticEvent, type ReactNode, useState } from 'react'
import { call } from '../../api.ts'
import { ConfirmDialog } from '../../office/confirm-dialog.tsx'
import { showFailure } from '../../office/failure.ts'
import { part } from '../../office/part.tsx'
import { useNow } from '../../office/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { momentWords } from './moment.ts'
import type { PostStep } from './post-step.ts'
import { storedSlug, wasPublic } from './post-values.ts'
import type { SaveState } from './use-autosave.ts'
import type { PostEditing } from './use-post-editor.ts'

const schedule = part(
  async () => (await import('./schedule-panel.tsx')).SchedulePanel,
  'Loading the calendar...',
)

type StepButtonProps = { icon: ReactNode; disabled: boolean; onClick: () => void; children: string }

const StepButton = ({ icon, children, ...rest }: StepButtonProps) => (
  <Button variant="secondary" {...rest}>
    {icon}
    {children}
  </Button>
)

const useDropChanges = ({ autosave, continueFrom, post }: PostEditing) =>
  useMutation({
    mutationFn: async () => {
      await autosave.flush()
      return call(api.posts.dropChanges, { params: { id: post?.id ?? '' } })
    },
    onSuccess: (stands) => {
      continueFrom(stands)
      toast({
        title: 'Changes Thrown Away',
        description: 'They are kept among the earlier versions.',
      })
    },
    onError: (error) => showFailure(error, { title: 'The changes could not be thrown away' }),
  })

/** Words that are saved are not all while the cover is on its way. */
const stateOf = ({ editor, autosave, picture }: PostEditing): SaveState => {
  const { state } = autosave
  if (editor.conflict.clashes.length) return { kind: 'conflict' }
  if (state.kind !== 'saved' && state.kind !== 'quiet') return state
  if (picture.progress !== undefined) return { kind: 'saving' }
  return picture.chosen ? { kind: 'refused', why: 'the cover. Try again beside it' } : state
}

/** The main step of a post, those beside it, and what they confirm first. */
export const useSteps = (
  editing: PostEditing,
  isNew: boolean,
  /** Closes what lies over the form before a step runs. */
  after: (step: () => void) => void,
) => {
  const { editor, post, saveAs } = editing
  const now = useNow()
  const [asked, setAsked] = useState<'when' | 'back' | 'drop' | 'move'>()
  const drop = useDropChanges(editing)
  const status = post ? postStatusAt(post, new Date(now)) : 'draft'
  const isDraft = status === 'draft'
  const main: PostStep = { kind: isDraft ? 'publish' : 'keep' }
  const close = () => setAsked(undefined)
  const disabled = editor.isSaving

  return {
    main:
      isNew && isDraft
        ? 'Create Post'
        : isDraft
          ? 'Publish now'
          : status === 'scheduled'
            ? 'Save changes'
            : 'Publish changes',
    submit: async (event?: BaseSyntheticEvent) => {
      event?.preventDefault()
      const slug = storedSlug({ title: '', slug: editor.form.getValues('slug') })
      if (post && wasPublic(post) && slug && slug !== post.slug) return setAsked('move')
      return saveAs(main)
    },
    when: status === 'scheduled' && post?.publishAt && (
      <p className="text-dense">
        Visitors see it from <b>{momentWords(post.publishAt, now)}</b>.
      </p>
    ),
    state: stateOf(editing),
    buttons: (
      <>
        {isDraft && (
          <StepButton
            icon={<PencilLine />}
            disabled={disabled}
            onClick={() => after(() => saveAs({ kind: 'draft' }))}
          >
            Save draft
          </StepButton>
        )}
        {status === 'scheduled' && (
          <StepButton
            icon={<Send />}
            disabled={disabled}
            onClick={() => after(() => saveAs({ kind: 'publish' }))}
          >
            Publish now
          </StepButton>
        )}
        {status !== 'published' && (
          <StepButton
            icon={<CalendarClock />}
            disabled={disabled}
            onClick={() => setAsked(asked === 'when' ? undefined : 'when')}
          >
            {isDraft ? 'Schedule' : 'Change the time'}
          </StepButton>
        )}
        {post?.changes && (
          <StepButton
            icon={<Trash2 />}
            disabled={disabled || drop.isPending}
            onClick={() => after(() => setAsked('drop'))}
          >
            Throw changes away
          </StepButton>
        )}
        {!isDraft && (
          <StepButton
            icon={<Undo2 />}
            disabled={disabled}
            onClick={() => after(() => setAsked('back'))}
          >
            Back to draft
          </StepButton>
        )}
      </>
    ),
    panel: asked === 'when' && (
      <schedule.Component
        publishAt={status === 'scheduled' ? (post?.publishAt ?? null) : null}
        onSchedule={(publishAt) => after(() => saveAs({ kind: 'schedule', publishAt }))}
        onClose={close}
      />
    ),
    question:
      asked === 'move' ? (
        <ConfirmDialog
          title="Move this post’s page?"
          yes="Move it"
          onYes={() => {
            close()
            void saveAs(main)
          }}
          onClose={close}
        >
          <p className="wrap-anywhere">
            Visitors know it as /blog/{post?.slug}. Links to that will lead to /blog/
            {storedSlug({ title: '', slug: editor.form.getValues('slug') })} from now on.
          </p>
        </ConfirmDialog>
      ) : asked === 'drop' ? (
        <ConfirmDialog
          title="Throw the changes away?"
          yes="Throw them away"
          onYes={() => {
            close()
            drop.mutate()
          }}
          onClose={close}
        >
          <p>
            Visitors see the post as it is. The changes are kept among the earlier versions for 30
            days.
          </p>
        </ConfirmDialog>
      ) : (
        asked === 'back' && (
          <ConfirmDialog
            title="Take this post back to draft?"
            yes="Take it back"
            onYes={() => {
              close()
              void saveAs({ kind: 'draft' })
            }}
            onClose={close}
          >
            <p>
              {status === 'published'
                ? 'It leaves the blog at once, and links to it lead nowhere until it is published again.'
                : 'It will not be published at its time, and waits among the drafts.'}
            </p>
          </ConfirmDialog>
        )
      ),
  }
}
