import { api, findCurrent, limits, matching, type Picture, pictureWords } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { call } from '../../api.ts'
import { Dialog } from '../../office/dialog/dialog.tsx'
import { EditorForm } from '../../office/form/editor-form.tsx'
import { useEditor } from '../../office/form/use-editor.ts'
import { useStorePicture } from '../../office/picture/picture-library.tsx'
import { InputField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'

const { describe } = api.pictures

type Words = { alt: string }

const valuesOf = ({ alt }: Picture): Words => ({ alt: alt ?? '' })
const snapshotOf = (picture: Picture) => ({ ...picture, values: valuesOf(picture) })
const resolver = zodResolver(pictureWords)

const useDescribing = (picture: Picture, onClose: () => void) => {
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
        const now = findCurrent(describe, error)
        return now && snapshotOf(now)
      },
      change,
    },
    send: (body) => change(body, picture.version),
    onSaved: (saved: Picture) => {
      store(saved)
      toast({
        title: 'Picture Described',
        description: 'The description appears wherever the picture is shown.',
      })
      onClose()
    },
    onClose,
    failure: { fallback: 'The words could not be saved. What you wrote is still here.' },
  })
}

type DescribeDialogProps = { picture: Picture; onClose: () => void }

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
