import { api, findCurrent, type ManagedVideo, matching, videoChanges } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, hasSession, keyOf } from '../../api.ts'
import { Dialog } from '../../office/dialog/dialog.tsx'
import { EditorForm } from '../../office/form/editor-form.tsx'
import { useEditor } from '../../office/form/use-editor.ts'
import { Badge } from '../../office/list/badge.tsx'
import { ListEmpty, ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import {
  ChangedBy,
  EditTool,
  Row,
  RowFacts,
  RowTitle,
  RowTools,
  RowWords,
} from '../../office/list/row.tsx'
import { isGone } from '../../office/page/failure.ts'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { useEditorAddress } from '../../office/page/search-params.ts'
import { changeQuery, refetchUnlessMutating } from '../../office/resource/resource.ts'
import { langOf } from '../../plain/lang-of.ts'
import { TextareaField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'

const { managedList, update } = api.videos
const queryKey = keyOf(managedList)

const useManagedVideos = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(managedList, undefined, { signal }),
    enabled: hasSession,
    refetchOnWindowFocus: refetchUnlessMutating,
  })

const useStoreVideo = () => {
  const client = useQueryClient()
  return (saved: ManagedVideo) =>
    changeQuery<ManagedVideo[]>(client, queryKey, (videos) =>
      videos.map((one) => (one.videoId === saved.videoId ? { ...one, ...saved } : one)),
    )
}

const useRefetchVideos = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey })
}

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
        const current = findCurrent(update, error)
        if (isGone(error)) refetch()
        return current && snapshotOf(current)
      },
      change,
    },
    send: (body: object) => change(body, video.version),
    onSaved: (saved: ManagedVideo) => {
      store(saved)
      toast({ title: 'Video Updated', description: 'Its page shows it within a minute.' })
      onClose()
    },
    onClose,
    failure: { fallback: 'The words could not be saved. What you wrote is still here.' },
  })
}

type VideoEditorProps = { video: ManagedVideo; onClose: () => void }

/** Closing keeps what was typed as a draft, and Cancel discards it. */
const VideoEditor = ({ video, onClose }: VideoEditorProps) => {
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

const VideoRow = ({ video, onEdit }: { video: ManagedVideo; onEdit: () => void }) => {
  const { title, aboutBn, aboutEn, goneAt } = video
  const about = aboutEn ?? aboutBn
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <span lang={langOf(title)}>{title}</span>
        </RowTitle>
        {about && (
          <p
            className="wrap-anywhere line-clamp-2 text-khata-700 leading-[1.5]"
            lang={langOf(about)}
          >
            {about}
          </p>
        )}
        <RowFacts className="mt-[3px]">
          {goneAt && <Badge>Gone from YouTube</Badge>}
          {aboutBn && <Badge tone="teal">Bengali</Badge>}
          {aboutEn && <Badge tone="blue">English</Badge>}
          {!about && <span>No description yet</span>}
          {video.version > 0 && video.updatedAt && (
            <ChangedBy of={{ changedBy: video.changedBy, updatedAt: video.updatedAt }} />
          )}
        </RowFacts>
      </RowWords>
      <RowTools>
        <EditTool name={title} onClick={onEdit} />
      </RowTools>
    </Row>
  )
}

/** Finds the video in the address, as it was when its editor opened. */
const useEdited = (videos: ManagedVideo[] | undefined, openId: string | undefined) => {
  const [edited, setEdited] = useState<ManagedVideo>()
  const listed = videos?.find(({ videoId }) => videoId === openId)
  if (listed && edited?.videoId !== openId) setEdited(listed)
  return edited?.videoId === openId ? edited : listed
}

/** `/admin/videos` lists the videos with what the team says of them. */
export const VideoWordsPage = () => {
  const { data: videos, error, refetch } = useManagedVideos()
  const { openId, open, close } = useEditorAddress('video')
  const edited = useEdited(videos, openId)
  const list = () => {
    if (!videos)
      return error ? (
        <ListFailed
          title="The videos could not be loaded"
          error={error}
          onRetry={() => refetch()}
        />
      ) : (
        <ListLoading label="Loading the videos..." />
      )
    if (videos.length === 0)
      return (
        <ListEmpty art="camera" title="No videos yet">
          They come from YouTube by themselves, once the channel is set up.
        </ListEmpty>
      )
    return (
      <Panel>
        <ul>
          {videos.map((video) => (
            <VideoRow key={video.videoId} video={video} onEdit={() => open(video.videoId)} />
          ))}
        </ul>
      </Panel>
    )
  }
  return (
    <PageFrame
      title="Videos"
      description="What happens in each of them. People find them by it."
      narrow
    >
      <div className="mt-3.5 grid gap-2.5">{list()}</div>
      {openId !== undefined && edited && (
        <VideoEditor key={edited.videoId} video={edited} onClose={close} />
      )}
      {openId !== undefined && videos && !edited && (
        <Dialog title="Edit Video" onClose={close}>
          <p>There is no such video.</p>
        </Dialog>
      )}
    </PageFrame>
  )
}
