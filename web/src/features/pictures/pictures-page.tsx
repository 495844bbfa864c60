import { api, type Picture } from '@bong-bari/contract'
import { useState } from 'react'
import { call } from '../../api.ts'
import { ConfirmDialog } from '../../office/dialog/dialog.tsx'
import { ListEmpty, LoadMore } from '../../office/list/list-states.tsx'
import { useKeptFocus } from '../../office/list/use-kept-focus.ts'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { useNow } from '../../office/page/relative-time.ts'
import { useEditorAddress } from '../../office/page/search-params.ts'
import {
  nameOfPicture,
  PicturesLoading,
  pictureListKey,
  usePictures,
} from '../../office/picture/picture-library.tsx'
import { listed } from '../../office/resource/resource.ts'
import { staysInTrash, useRemove } from '../../office/resource/resource-changes.ts'
import { DescribeDialog } from './describe-dialog.tsx'
import { PictureRow } from './picture-row.tsx'

const removal = listed<Picture>({
  kind: 'picture',
  key: pictureListKey,
  nameOf: nameOfPicture,
  order: (a, b) => (a.createdAt < b.createdAt ? 1 : -1),
  remove: (id) => call(api.pictures.remove, { params: { id } }),
})

type DeleteDialogProps = { picture: Picture; onClose: () => void }

const DeleteDialog = ({ picture, onClose }: DeleteDialogProps) => {
  const remove = useRemove(removal)
  return (
    <ConfirmDialog
      title="Delete this picture?"
      yes="Delete"
      onYes={() => {
        remove(picture)
        onClose()
      }}
      onClose={onClose}
    >
      <p>{staysInTrash} Posts and sections that use it show it until then, and lose it after.</p>
    </ConfirmDialog>
  )
}

/** The picture in the address, as it was when its editor opened. */
const useDescribed = (pictures: Picture[] | undefined, openId: string | undefined) => {
  const [described, setDescribed] = useState<Picture>()
  const listed = pictures?.find(({ id }) => id === openId)
  if (listed && described?.id !== openId) setDescribed(listed)
  return described?.id === openId ? described : listed
}

/** `/admin/pictures`: all pictures. */
export const PicturesPage = () => {
  const query = usePictures()
  const { pictures, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const { openId, open, close } = useEditorAddress('picture')
  const described = useDescribed(pictures, openId)
  const [leaving, setLeaving] = useState<Picture>()
  const now = useNow()
  const keptFocus = useKeptFocus<HTMLDivElement>()

  const list = () => {
    if (!pictures) return <PicturesLoading query={query} />
    if (pictures.length === 0)
      return (
        <ListEmpty art="phone" title="No pictures yet">
          Every picture that is uploaded for a post or a section is kept here, to be chosen again.
        </ListEmpty>
      )
    return (
      <Panel>
        <ul>
          {pictures.map((picture) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              now={now}
              onEdit={() => open(picture.id)}
              onDelete={() => setLeaving(picture)}
            />
          ))}
        </ul>
        <LoadMore
          hasMore={hasNextPage}
          isLoading={isFetchingNextPage}
          failure={isFetchNextPageError && 'More pictures could not be loaded.'}
          onMore={() => void query.fetchNextPage()}
        />
      </Panel>
    )
  }

  return (
    <PageFrame title="Pictures" words="Everything that was uploaded for posts and sections." narrow>
      <div {...keptFocus}>
        <h2 className="sr-only">The library</h2>
        {list()}
      </div>
      {leaving && <DeleteDialog picture={leaving} onClose={() => setLeaving(undefined)} />}
      {described && <DescribeDialog key={described.id} picture={described} onClose={close} />}
    </PageFrame>
  )
}
