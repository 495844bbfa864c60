import type { ListedPicture } from '@bong-bari/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { FilterBar, FilterChoice } from '../../office/filter-bar.tsx'
import { ListEmpty } from '../../office/list-states.tsx'
import { LoadMore } from '../../office/load-more.tsx'
import { PageFrame } from '../../office/page-frame.tsx'
import { Panel } from '../../office/panel.tsx'
import { usePictures } from '../../office/picture-library.ts'
import { PicturesLoading } from '../../office/pictures-loading.tsx'
import { changed } from '../../office/search-params.ts'
import { useEditorAddress } from '../../office/use-editor-address.ts'
import { useKeptFocus } from '../../office/use-kept-focus.ts'
import { useNow } from '../../office/use-now.ts'
import { DescribeDialog } from './describe-dialog.tsx'
import { PictureRow } from './picture-row.tsx'

const choices = [
  ['', 'All pictures'],
  ['unused', 'Used nowhere'],
] as const

const useStatus = () => {
  const [search, setSearch] = useSearchParams()
  const status = search.get('is') === 'unused' ? ('unused' as const) : undefined
  const choose = (value: string) => setSearch((now) => changed(now, { is: value }))
  return { status, choose }
}

/** The picture in the address, as it was when its editor opened. */
const useDescribed = (pictures: ListedPicture[] | undefined, openId: string | undefined) => {
  const [described, setDescribed] = useState<ListedPicture>()
  const listed = pictures?.find(({ id }) => id === openId)
  if (listed && described?.id !== openId) setDescribed(listed)
  return described?.id === openId ? described : listed
}

const Empty = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <ListEmpty art="masmile" title="Every picture is used">
      Pictures that nothing uses any more wait here until they are removed.
    </ListEmpty>
  ) : (
    <ListEmpty art="phone" title="No pictures yet">
      Every picture that is uploaded for a post or a section is kept here, to be chosen again.
    </ListEmpty>
  )

/** `/admin/pictures`: all pictures, and where each is used. */
export const PicturesPage = () => {
  const { status, choose } = useStatus()
  const query = usePictures(status)
  const { pictures, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const { openId, open, close } = useEditorAddress('picture')
  const described = useDescribed(pictures, openId)
  const now = useNow()
  const keptFocus = useKeptFocus<HTMLDivElement>()

  const list = () => {
    if (!pictures) return <PicturesLoading query={query} />
    if (pictures.length === 0) return <Empty isNarrowed={status !== undefined} />
    return (
      <Panel>
        <ul>
          {pictures.map((picture) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              now={now}
              onEdit={() => open(picture.id)}
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
    <PageFrame
      title="Pictures"
      words="Everything that was uploaded for posts and sections, and where it is used."
      narrow
    >
      <FilterBar>
        <FilterChoice label="Which pictures" value={status} options={choices} onChoose={choose} />
      </FilterBar>
      <div {...keptFocus}>
        <h2 className="sr-only">The library</h2>
        {list()}
      </div>
      {described && <DescribeDialog key={described.id} picture={described} onClose={close} />}
    </PageFrame>
  )
}
