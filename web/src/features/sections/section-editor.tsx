import { type ManagedSection, sectionTypes } from '@bong-bari/contract'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { CheckField } from '../../office/check-field.tsx'
import { FieldRow } from '../../office/field-row.tsx'
import { PictureField } from '../../office/picture-field.tsx'
import { ResourceEditor } from '../../office/resource-editor.tsx'
import { SelectField } from '../../office/select-field.tsx'
import { type Picture as Chosen, usePicture } from '../../office/use-picture.ts'
import { InputField, TextareaField } from '../../ui/field.tsx'
import { Dates } from './section-dates.tsx'
import { type SectionValues, sectionForm } from './section-values.ts'
import { sections } from './sections.ts'

type Form = UseFormReturn<SectionValues>

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

const Picture = ({ form, picture }: { form: Form; picture: Chosen }) => {
  const { register, control, formState, setValue } = form
  const imageUrl = useWatch({ control, name: 'imageUrl' })
  return (
    <>
      <PictureField
        label="Image"
        picture={picture}
        current={imageUrl}
        onAddress={(address) => setValue('imageUrl', address, { shouldDirty: true })}
      />
      <InputField
        label="Image URL"
        aside="optional"
        inputMode="url"
        error={formState.errors.imageUrl?.message}
        {...register('imageUrl')}
      />
    </>
  )
}

const Words = ({ form: { register, formState } }: { form: Form }) => (
  <>
    <InputField
      label="Title"
      aside="optional"
      error={formState.errors.title?.message}
      {...register('title')}
    />
    <TextareaField
      label="Content"
      aside="optional"
      rows={3}
      error={formState.errors.content?.message}
      {...register('content')}
    />
  </>
)

type SectionEditorProps = { section?: ManagedSection | undefined; onClose: () => void }

/** Adds a section to the home page, or edits one. */
export const SectionEditor = ({ section, onClose }: SectionEditorProps) => {
  const picture = usePicture({ takesLarge: false })
  return (
    <ResourceEditor
      of={sections}
      form={sectionForm}
      item={section}
      save={section ? undefined : 'Add section'}
      picture={{ chosen: picture, field: 'imageUrl' }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Place form={form} />
          <Words form={form} />
          <Picture form={form} picture={picture} />
          <Lead form={form} />
          <Dates form={form} />
        </>
      )}
    </ResourceEditor>
  )
}
