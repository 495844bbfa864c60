import { api, type PostStatus, postStatusAt } from '@bong-bari/contract'
import { momentWords } from '@bong-bari/site'
import { useMutation } from '@tanstack/react-query'
import { CalendarClock, Send, Trash2, Undo2 } from 'lucide-react'
import { type BaseSyntheticEvent, type ComponentProps, useState } from 'react'
import { call } from '../../../api.ts'
import { ConfirmDialog } from '../../../office/dialog/dialog.tsx'
import { part } from '../../../office/dialog/part.tsx'
import { showFailure } from '../../../office/page/failure.ts'
import { fromTimeField, toTimeField } from '../../../office/page/input-values.ts'
import { useNow } from '../../../office/page/relative-time.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { storedSlug, wasPublic } from '../data/values.ts'
import { findTimeFault, shortMomentWords } from './moment.ts'
import type { SaveState } from './use-autosave.ts'
import type { PostEditing, PostStep } from './use-post-editor.ts'

const schedule = part(
  async () => (await import('./schedule-panel.tsx')).SchedulePanel,
  'Loading the calendar...',
)

const StepButton = (props: ComponentProps<'button'>) => <Button variant="secondary" {...props} />

const useDropChanges = ({ autosave, continueFrom, post }: PostEditing) =>
  useMutation({
    mutationFn: async () => {
      await autosave.flush()
      return call(api.posts.dropChanges, { params: { id: post?.id ?? '' } })
    },
    onSuccess: (post) => {
      continueFrom(post)
      toast({
        title: 'Changes Discarded',
        description: 'They are kept among the earlier versions.',
      })
    },
    onError: (error) => showFailure(error, { title: 'The changes could not be discarded' }),
  })

/** While the cover is uploaded, not everything is saved, even if the words are. */
const stateOf = ({ editor, autosave, picture }: PostEditing): SaveState => {
  const { state } = autosave
  if (editor.conflict.fields.length) return { kind: 'conflict' }
  if (state.kind !== 'saved' && state.kind !== 'quiet') return state
  if (picture.progress !== undefined) return { kind: 'saving' }
  return picture.chosen ? { kind: 'refused', why: 'the cover. Try again beside it' } : state
}

/** A time that is being chosen: as its field holds it, with what the last press found wrong. */
type ChosenTime = { field: string; error?: string | undefined; presses: number }

const labelStep = (status: PostStatus) => {
  if (status === 'draft') return 'Publish'
  return status === 'scheduled' ? 'Save changes' : 'Publish changes'
}

/**
 * The main step of a post, those beside it, and what they confirm first. There is one main button: it says
 * what it will do, and while a time is being chosen it schedules and publishes nothing.
 */
export const useSteps = (
  editing: PostEditing,
  /** Closes what lies over the form before a step runs. */
  after: (step: () => void) => void,
) => {
  const { editor, post, saveAs } = editing
  const now = useNow()
  const [toConfirm, setToConfirm] = useState<'back' | 'drop' | PostStep>()
  const [chosen, setTime] = useState<ChosenTime>()
  const drop = useDropChanges(editing)
  const status = post ? postStatusAt(post, new Date(now)) : 'draft'
  // Its time may come while another is chosen; scheduling it then would take it off the blog.
  const time = status === 'published' ? undefined : chosen
  const isDraft = status === 'draft'
  const close = () => setToConfirm(undefined)
  const disabled = editor.isSaving
  const planned = (status === 'scheduled' && post?.publishAt) || null
  const clearLabel = planned ? `Keep ${shortMomentWords(planned, now)}` : 'Clear time'

  const save = (step: PostStep) => {
    const slug = storedSlug({ title: '', slug: editor.form.getValues('slug') })
    if (post && wasPublic(post) && slug && slug !== post.slug) return setToConfirm(step)
    return saveAs(step)
  }
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault()
    const error = time && findTimeFault(time.field, Date.now())
    if (error) return setTime({ ...time, error, presses: time.presses + 1 })
    const publishAt = time && new Date(fromTimeField(time.field)).toISOString()
    const step: PostStep = publishAt
      ? { kind: 'schedule', publishAt }
      : { kind: isDraft ? 'publish' : 'keep' }
    after(() => save(step))
  }
  const labelSchedule = () => {
    if (!time || findTimeFault(time.field, now)) return 'Schedule post'
    return `Schedule for ${shortMomentWords(fromTimeField(time.field), now)}`
  }

  const questionOf = (step: NonNullable<typeof toConfirm>) => {
    if (step === 'drop')
      return {
        title: 'Discard the changes?',
        yes: 'Discard',
        text: 'Visitors see the post as it is. The changes are kept among the earlier versions for 30 days.',
        run: () => drop.mutate(),
      }
    if (step === 'back')
      return {
        title: 'Move this post back to drafts?',
        yes: 'Move to drafts',
        text:
          status === 'published'
            ? 'It leaves the blog at once. Links to it lead nowhere until it is published again.'
            : 'It will not be published at its time. You find it among the drafts.',
        run: () => void saveAs({ kind: 'draft' }),
      }
    const slug = storedSlug({ title: '', slug: editor.form.getValues('slug') })
    return {
      title: 'Move this post’s page?',
      yes: 'Move it',
      text: `Visitors know it as /blog/${post?.slug}. Links to that will lead to /blog/${slug} from now on.`,
      run: () => void saveAs(step),
    }
  }
  const question = toConfirm && questionOf(toConfirm)
  const state = stateOf(editing)

  return {
    main: time ? labelSchedule() : labelStep(status),
    submit,
    when: status === 'scheduled' && post?.publishAt && (
      <p className="text-dense">
        Visitors see it from <b>{momentWords(post.publishAt, now)}</b>.
      </p>
    ),
    state,
    /** Beside what autosave says, once there is something to save. */
    saveDraft: isDraft && (post || state.kind !== 'quiet' || editor.form.formState.isDirty) && (
      <button
        type="button"
        className="-my-2 min-h-10 flex-none rounded-field font-medium underline underline-offset-3 hover:text-jaanla-800 off:text-khata-700 max-md:min-h-11"
        disabled={disabled}
        onClick={() => after(() => saveAs({ kind: 'draft' }))}
      >
        Save draft
      </button>
    ),
    buttons: (
      <>
        {status === 'scheduled' && (
          <StepButton disabled={disabled} onClick={() => after(() => saveAs({ kind: 'publish' }))}>
            <Send />
            Publish now
          </StepButton>
        )}
        {status !== 'published' && (
          <StepButton
            disabled={disabled}
            onClick={() => setTime(time ? undefined : { field: toTimeField(planned), presses: 0 })}
          >
            <CalendarClock />
            {time ? clearLabel : isDraft ? 'Schedule' : 'Change the time'}
          </StepButton>
        )}
        {post?.changes && (
          <StepButton
            disabled={disabled || drop.isPending}
            onClick={() => after(() => setToConfirm('drop'))}
          >
            <Trash2 />
            Discard changes
          </StepButton>
        )}
        {!isDraft && (
          <StepButton disabled={disabled} onClick={() => after(() => setToConfirm('back'))}>
            <Undo2 />
            Back to draft
          </StepButton>
        )}
      </>
    ),
    panel: time && (
      <schedule.Component
        presses={time.presses}
        field={time.field}
        error={time.error}
        onChange={(field) => setTime({ field, presses: time.presses })}
        onEnter={() => void submit()}
      />
    ),
    question: question && (
      <ConfirmDialog
        title={question.title}
        yes={question.yes}
        onYes={() => {
          close()
          question.run()
        }}
        onClose={close}
      >
        <p className="wrap-anywhere">{question.text}</p>
      </ConfirmDialog>
    ),
  }
}
