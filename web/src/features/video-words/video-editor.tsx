import { api, findCurrent, type ManagedVideo, matching, videoChanges } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { call } from '../../api.ts'
import { Dialog } from '../../office/dialog/dialog.tsx'
import { EditorForm } from '../../office/form/editor-form.tsx'
import { useEditor } from '../../office/form/use-editor.ts'
import { isGone } from '../../office/page/failure.ts'
import { TextareaField } from '../../ui/field.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { toast } from '../../ui/toast.tsx'
import { useRefetchVideos, useStoreVideo } from './video-query.ts'

const { update } = api.videos

type Values = { aboutBn: string; aboutEn: string }

const valuesOf = ({ aboutBn, aboutEn }: ManagedVideo): Values => ({
  aboutBn: aboutBn ?? '',
  aboutEn: aboutEn ?? '',
})

const snapshotOf = (video: ManagedVideo) => ({ ...video, values: valuesOf(video) })

const useVideoEditor = (video: ManagedVideo, onClose: () => void) => {
  const store = useStoreVideo()
  const refetch = useRefetchVideos()
  const { videoId } = video
  const change = (body: object, version: number) =>
    call(update, { params: { videoId }, body }, { headers: matching(version) })
  return useEditor({
    draft: `draft:video:${videoId}`,
    start: valuesOf(video),
    resolver: zodResolver(videoChanges),
    fields: ['aboutBn', 'aboutEn'],
    stored: {
      standing: snapshotOf(video),
      currentOf: (error: unknown) => {
        const now = findCurrent(update, error)
        if (isGone(error)) refetch()
        return now && snapshotOf(now)
      },
      change,
    },
    send: (body: object) => change(body, video.version),
    onSaved: (saved: ManagedVideo) => {
      store(saved)
      toast({ title: 'Video Updated', description: `Its page says so in a minute.` })
      onClose()
    },
    onClose,
    failure: { fallback: 'The words could not be saved. What you wrote is still here.' },
  })
}

type Props = { video: ManagedVideo; onClose: () => void }

/** Closing keeps a draft; Cancel discards it. */
export const VideoEditor = ({ video, onClose }: Props) => {
  const editor = useVideoEditor(video, onClose)
  const { register, formState } = editor.form
  const { errors } = formState
  return (
    <Dialog title="Edit Video" wide onClose={onClose}>
      <EditorForm editor={editor} save="Save changes">
        <p className="wrap-anywhere font-semibold" lang={langOf(video.title)}>
          {video.title}
        </p>
        <TextareaField
          label="What happens in it, in Bengali"
          rows={4}
          lang="bn"
          error={errors.aboutBn?.message}
          {...register('aboutBn')}
        />
        <TextareaField
          label="What happens in it, in English"
          rows={4}
          hint="It is shown on the page of the video, and people find the video by it. With neither, YouTube’s description is shown."
          error={errors.aboutEn?.message}
          {...register('aboutEn')}
        />
      </EditorForm>
    </Dialog>
  )
}
