import { api, findCurrent, limits, matching, type Picture, pictureWords } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api.ts'
import { ConfirmDialog, Dialog } from '../../office/dialog/dialog.tsx'
import { EditorForm } from '../../office/form/editor-form.tsx'
import { useEditor } from '../../office/form/use-editor.ts'
import { Badge } from '../../office/list/badge.tsx'
import { ListEmpty, LoadMore } from '../../office/list/list-states.tsx'
import {
  DeleteTool,
  EditTool,
  Row,
  RowFact,
  RowFacts,
  RowTitle,
  RowTools,
  RowWords,
  useNameOfActor,
} from '../../office/list/row.tsx'
import { useRowFocus } from '../../office/list/use-row-focus.ts'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { timeWithin, useNow } from '../../office/page/relative-time.ts'
import { useEditorAddress } from '../../office/page/search-params.ts'
import {
  nameOfPicture,
  PicturesLoading,
  pictureListKey,
  usePictures,
  useStorePicture,
} from '../../office/picture/picture-library.tsx'
import { createListed } from '../../office/resource/resource.ts'
import { trashPromise, useRemove } from '../../office/resource/resource-changes.ts'
import { langOf } from '../../plain/lang-of.ts'
import { InputField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'

type PictureRowProps = {
  picture: Picture
  now: number
  onEdit: () => void
  onDelete: () => void
}

const PictureRow = ({ picture, now, onEdit, onDelete }: PictureRowProps) => {
  const { src, small, width, height, bytes, alt, createdAt, createdBy } = picture
  const name = nameOfPicture(picture)
  const nameOf = useNameOfActor()
  return (
    <Row>
      <a href={src} target="_blank" rel="noopener" aria-label={`Open ${name} in a new tab`}>
        <img
          className="h-[84px] w-[120px] rounded-sm bg-khata-100 object-contain"
          src={small?.src ?? src}
          alt=""
          width={120}
          height={84}
          loading="lazy"
        />
      </a>
      <RowWords>
        <RowTitle>
          <span lang={langOf(name)}>{name}</span>
        </RowTitle>
        <RowFacts>
          <RowFact icon={ImageUp}>
            {createdBy ? `Uploaded by ${nameOf(createdBy)}, ` : 'Uploaded '}
            {timeWithin(createdAt, now)}
          </RowFact>
          <span>
            {width} × {height}, {Math.ceil(bytes / 1_000)} KB
          </span>
          {!alt && <Badge tone="amber">Not described</Badge>}
        </RowFacts>
      </RowWords>
      <RowTools>
        <EditTool name={name} onClick={onEdit} />
        <DeleteTool name={name} onClick={onDelete} />
      </RowTools>
    </Row>
  )
}

const removal = createListed<Picture>({
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
      <p>{trashPromise} Posts and sections that use it show it until then, and lose it after.</p>
    </ConfirmDialog>
  )
}

const { describe } = api.pictures

type Values = { alt: string }

const valuesOf = ({ alt }: Picture): Values => ({ alt: alt ?? '' })
const snapshotOf = (picture: Picture) => ({ ...picture, values: valuesOf(picture) })
const resolver = zodResolver(pictureWords)

const useDescriptionEditor = (picture: Picture, onClose: () => void) => {
  const store = useStorePicture()
  const change = (body: object, version: number) =>
    call(describe, { params: { id: picture.id }, body }, { headers: matching(version) })
  return useEditor({
    draft: `draft:picture:${picture.id}`,
    start: valuesOf(picture),
    resolver,
    fields: ['alt'],
    stored: {
      standing: snapshotOf(picture),
      currentOf: (error: unknown) => {
        const current = findCurrent(describe, error)
        return current && snapshotOf(current)
      },
      change,
    },
    send: (body) => change(body, picture.version),
    onSaved: (saved: Picture) => {
      store(saved)
      toast({
        title: 'Description Saved',
        description: 'The description appears wherever the picture is shown.',
      })
      onClose()
    },
    onClose,
    failure: { fallback: 'The words could not be saved. What you wrote is still here.' },
  })
}

type DescribeDialogProps = { picture: Picture; onClose: () => void }

const DescribeDialog = ({ picture, onClose }: DescribeDialogProps) => {
  const editor = useDescriptionEditor(picture, onClose)
  const { register, formState } = editor.form
  return (
    <Dialog title="Describe the picture" onClose={onClose}>
      <EditorForm editor={editor} save="Save changes">
        <img
          className="max-h-[32vh] w-full rounded-sm bg-khata-100 object-contain"
          src={picture.small?.src ?? picture.src}
          alt="The one that is described"
        />
        <InputField
          label="Description"
          maxLength={limits.pictureAlt}
          hint="What the picture shows, in a sentence. Screen readers read it out."
          error={formState.errors.alt?.message}
          {...register('alt')}
        />
      </EditorForm>
    </Dialog>
  )
}

/** Finds the picture in the address, as it was when its editor opened. */
const useDescribed = (pictures: Picture[] | undefined, openId: string | undefined) => {
  const [described, setDescribed] = useState<Picture>()
  const listed = pictures?.find(({ id }) => id === openId)
  if (listed && described?.id !== openId) setDescribed(listed)
  return described?.id === openId ? described : listed
}

/** `/admin/pictures` lists all pictures of the library. */
export const PicturesPage = () => {
  const query = usePictures()
  const { pictures, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const { openId, open, close } = useEditorAddress('picture')
  const described = useDescribed(pictures, openId)
  const [toDelete, setToDelete] = useState<Picture>()
  const now = useNow()
  const rowFocus = useRowFocus<HTMLDivElement>()

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
              onDelete={() => setToDelete(picture)}
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
      description="Everything that was uploaded for posts and sections."
      narrow
    >
      <div {...rowFocus}>
        <h2 className="sr-only">The library</h2>
        {list()}
      </div>
      {toDelete && <DeleteDialog picture={toDelete} onClose={() => setToDelete(undefined)} />}
      {described && <DescribeDialog key={described.id} picture={described} onClose={close} />}
    </PageFrame>
  )
}
