import { placeholders } from '@bong-bari/contract'
import { useWatch } from 'react-hook-form'
import { Dialog } from '../../office/dialog.tsx'
import { EditorForm } from '../../office/editor-form.tsx'
import { InputField, TextareaField } from '../../ui/field.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { ReplyPreview } from './reply-preview.tsx'
import { type EditedReply, useReplyEditor } from './use-reply-editor.ts'

const known = placeholders.map((one) => `{${one}}`).join(', ')

/** Adds or edits a template. Closing keeps what was typed as a draft; Cancel throws it away. */
export const ReplyEditor = ({ onClose, ...edited }: EditedReply & { onClose: () => void }) => {
  const editor = useReplyEditor(edited, onClose)
  const { register, control, formState } = editor.form
  const { errors } = formState
  const values = useWatch({ control })
  const { name = '', bodyBn = '', bodyEn = '' } = values
  const isNew = !('reply' in edited)
  return (
    <Dialog title={isNew ? 'Add Template' : 'Edit Template'} wide onClose={onClose}>
      <EditorForm
        editor={editor}
        save={isNew ? 'Add Template' : 'Save changes'}
        beside={<ReplyPreview {...{ name, bodyBn, bodyEn }} />}
      >
        <InputField
          label="Name"
          required
          hint="Only the team sees it. Templates stand in the order of their names."
          error={errors.name?.message}
          lang={langOf(name)}
          {...register('name')}
        />
        <TextareaField
          label="Bengali text"
          rows={7}
          error={errors.bodyBn?.message}
          lang="bn"
          {...register('bodyBn')}
        />
        <TextareaField
          label="English text"
          rows={7}
          hint={`One of the two is enough. ${known} are filled in; {owner} is whoever takes care of the request, or who writes. Write {{ }} for braces themselves.`}
          error={errors.bodyEn?.message}
          {...register('bodyEn')}
        />
      </EditorForm>
    </Dialog>
  )
}
