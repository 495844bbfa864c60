import {
  api,
  currentOf,
  type ListedPicture,
  limits,
  matching,
  type Picture,
  pictureWords,
} from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { call } from '../../api.ts'
import { Dialog } from '../../office/dialog.tsx'
import { EditorForm } from '../../office/editor-form.tsx'
import { useStorePicture } from '../../office/picture-library.ts'
import { useEditor } from '../../office/use-editor.ts'
import { InputField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'

const { describe } = api.pictures

type Words = { altBn: string; altEn: string }

const valuesOf = ({ altBn, altEn }: Picture): Words => ({ altBn: altBn ?? '', altEn: altEn ?? '' })
const snapshotOf = (picture: Picture) => ({ ...picture, values: valuesOf(picture) })
const resolver = zodResolver(pictureWords)

const useDescribing = (picture: ListedPicture, onClose: () => void) => {
  const store = useStorePicture()
  const change = (body: object, version: number) =>
    call(describe, { params: { id: picture.id }, body }, { headers: matching(version) })
  return useEditor({
    draft: `draft:picture:${picture.id}`,
    start: valuesOf(picture),
    resolver,
    fields: ['altBn', 'altEn'],
    stored: {
      standing: snapshotOf(picture),
      currentOf: (error: unknown) => {
        const now = currentOf(describe, error)
        return now && snapshotOf(now)
      },
      change,
    },
    send: (body) => change(body, picture.version),
    onSaved: (saved: Picture) => {
      store(saved)
      toast({ title: 'Picture Described', description: 'They appear wherever it is shown.' })
      onClose()
    },
    onClose,
    failure: { fallback: 'The words could not be saved. What you wrote is still here.' },
  })
}

type DescribeDialogProps = { picture: ListedPicture; onClose: () => void }

export const DescribeDialog = ({ picture, onClose }: DescribeDialogProps) => {
  const editor = useDescribing(picture, onClose)
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
          label="In Bengali"
          lang="bn"
          maxLength={limits.pictureAlt}
          error={formState.errors.altBn?.message}
          {...register('altBn')}
        />
        <InputField
          label="In English"
          maxLength={limits.pictureAlt}
          hint="What the picture shows, in a sentence. Screen readers read it out, in the language of the text around it if you give both."
          error={formState.errors.altEn?.message}
          {...register('altEn')}
        />
      </EditorForm>
    </Dialog>
  )
}
