import type { Picture } from '@bong-bari/contract'
import { langOf } from '../../plain/lang-of.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { ListEmpty, LoadMore } from '../list/list-states.tsx'
import { nameOfPicture, PicturesLoading, usePictures } from './picture-library.tsx'

type Choose = (picture: Picture) => void

const Choice = ({ picture, onChoose }: { picture: Picture; onChoose: Choose }) => {
  const name = nameOfPicture(picture)
  return (
    <li>
      <button
        type="button"
        className="grid h-full w-full content-start gap-1 rounded-field border border-khata-200 p-1.5 text-left hover:border-jaanla-700 hover:bg-jaanla-50 focus-visible:outline-3 focus-visible:outline-(--focus) focus-visible:outline-offset-2"
        onClick={() => onChoose(picture)}
      >
        <img
          className="aspect-4/3 w-full rounded-sm bg-khata-100 object-contain"
          src={picture.small?.src ?? picture.src}
          alt=""
          loading="lazy"
        />
        <span className="wrap-anywhere line-clamp-2 text-dense" lang={langOf(name)}>
          {name}
        </span>
      </button>
    </li>
  )
}

const Choices = ({ onChoose }: { onChoose: Choose }) => {
  const query = usePictures()
  const { pictures, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  if (!pictures) return <PicturesLoading query={query} />
  if (pictures.length === 0)
    return (
      <ListEmpty art="phone" title="No pictures yet" level="h3">
        Every picture that is uploaded for a post or a section is kept here.
      </ListEmpty>
    )
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {pictures.map((picture) => (
          <Choice key={picture.id} picture={picture} onChoose={onChoose} />
        ))}
      </ul>
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        failure={isFetchNextPageError && 'More pictures could not be loaded.'}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  )
}

type PictureChooserProps = { onChoose: Choose; onClose: () => void }

export const PictureChooser = ({ onChoose, onClose }: PictureChooserProps) => (
  <Dialog title="Choose from the library" wide onClose={onClose}>
    <Choices onChoose={onChoose} />
  </Dialog>
)
