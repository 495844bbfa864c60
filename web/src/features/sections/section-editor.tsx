import { type ManagedSection, sectionTypes } from '@bong-bari/contract'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { CheckField } from '../../office/check-field.tsx'
import { Dialog } from '../../office/dialog.tsx'
import { EditorForm } from '../../office/editor-form.tsx'
import { FieldRow } from '../../office/field-row.tsx'
import { PictureField } from '../../office/picture-field.tsx'
import { SelectField } from '../../office/select-field.tsx'
import { InputField, TextareaField } from '../../ui/field.tsx'
import { Dates } from './section-dates.tsx'
import type { SectionBody, SectionValues } from './section-values.ts'
import { useSectionEditor } from './use-section-editor.ts'

type Form = UseFormReturn<SectionValues, unknown, SectionBody>

const typeOptions = sectionTypes.map((type) => [type, type] as const)

const Place = ({ form: { register, formState } }: { form: Form }) => (
  <>
    <FieldRow>
      <SelectField
        label="Type"
        options={typeOptions}
        error={formState.errors.sectionType?.message}
        {...register('sectionType')}
      />
      <InputField
        label="Display order"
        required
        type="number"
        min={1}
        inputMode="numeric"
        error={formState.errors.displayOrder?.message}
        {...register('displayOrder')}
      />
    </FieldRow>
    <CheckField label="Active" {...register('isActive')} />
  </>
)

const Lead = ({ form: { register, formState } }: { form: Form }) => (
  <FieldRow>
    <InputField
      label="Link URL"
      aside="optional"
      inputMode="url"
      hint="The button shows when it has a text and a link."
      error={formState.errors.linkUrl?.message}
      {...register('linkUrl')}
    />
    <InputField
      label="Button text"
      aside="optional"
      error={formState.errors.buttonText?.message}
      {...register('buttonText')}
    />
  </FieldRow>
)

/** Adds a section to the home page, or edits one. */
export const SectionEditor = ({
  section,
  onClose,
}: {
  section?: ManagedSection | undefined
  onClose: () => void
}) => {
  const { editor, picture } = useSectionEditor(section, onClose)
  const { form } = editor
  const { register, formState } = form
  const { errors } = formState
  const imageUrl = useWatch({ control: form.control, name: 'imageUrl' })
  return (
    <Dialog title={section ? 'Edit Content Section' : 'Add Content Section'} onClose={onClose}>
      <EditorForm editor={editor} save={section ? 'Save changes' : 'Add section'}>
        <Place form={form} />
        <InputField
          label="Title"
          aside="optional"
          error={errors.title?.message}
          {...register('title')}
        />
        <TextareaField
          label="Content"
          aside="optional"
          rows={3}
          error={errors.content?.message}
          {...register('content')}
        />
        <PictureField
          label="Image"
          picture={picture}
          current={imageUrl}
          onAddress={(address) => form.setValue('imageUrl', address, { shouldDirty: true })}
        />
        <InputField
          label="Image URL"
          aside="optional"
          inputMode="url"
          error={errors.imageUrl?.message}
          {...register('imageUrl')}
        />
        <Lead form={form} />
        <Dates form={form} />
      </EditorForm>
    </Dialog>
  )
}
