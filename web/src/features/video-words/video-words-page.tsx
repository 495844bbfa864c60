import type { ManagedVideo } from '@bong-bari/contract'
import { useState } from 'react'
import { Dialog } from '../../office/dialog/dialog.tsx'
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
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { useEditorAddress } from '../../office/page/search-params.ts'
import { langOf } from '../../ui/lang-of.ts'
import { VideoEditor } from './video-editor.tsx'
import { useManagedVideos } from './video-query.ts'

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
          {!about && <span>Nobody has said what happens in it</span>}
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

/** The video in the address, as it was when its editor opened. */
const useEdited = (videos: ManagedVideo[] | undefined, openId: string | undefined) => {
  const [edited, setEdited] = useState<ManagedVideo>()
  const listed = videos?.find(({ videoId }) => videoId === openId)
  if (listed && edited?.videoId !== openId) setEdited(listed)
  return edited?.videoId === openId ? edited : listed
}

/** `/admin/videos` */
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
    <PageFrame title="Videos" words="What happens in each of them. People find them by it." narrow>
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
