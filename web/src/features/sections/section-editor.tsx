import { type Section, sectionTypes } from '@bong-bari/contract'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { CheckField } from '../../office/check-field.tsx'
import { Dialog, DialogActions } from '../../office/dialog.tsx'
import { PictureField } from '../../office/picture-field.tsx'
import { SelectField } from '../../office/select-field.tsx'
import { DraftNotice } from '../../office/states.tsx'
import { Button } from '../../ui/button.tsx'
import { InputField, TextareaField } from '../../ui/field.tsx'
import type { SectionBody, SectionValues } from './section-values.ts'
import { useSectionEditor } from './use-section-editor.ts'

type Form = UseFormReturn<SectionValues, unknown, SectionBody>

const typeOptions = sectionTypes.map((type) => [type, type] as const)

const Place = ({ form: { register, formState } }: { form: Form }) => (
  <>
    <div className="field-pair">
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
    </div>
    <CheckField label="Active" {...register('isActive')} />
  </>
)

const Dates = ({ form: { register, formState } }: { form: Form }) => (
  <div className="field-pair">
    <InputField
      label="Valid from"
      aside="optional"
      type="datetime-local"
      hint="Kolkata time. Empty: from now on."
      error={formState.errors.validFrom?.message}
      {...register('validFrom')}
    />
    <InputField
      label="Valid to"
      aside="optional"
      type="datetime-local"
      hint="Kolkata time. Empty: for good."
      error={formState.errors.validTo?.message}
      {...register('validTo')}
    />
  </div>
)

const Lead = ({ form: { register, formState } }: { form: Form }) => (
  <div className="field-pair">
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
  </div>
)

/** Adds a section to the home page, or edits one. */
export const SectionEditor = ({
  section,
  onClose,
}: {
  section?: Section | undefined
  onClose: () => void
}) => {
  const editor = useSectionEditor(section, onClose)
  const { form, picture, isSaving, submit, isKept, startAfresh, discard } = editor
  const { register, formState } = form
  const { errors } = formState
  const imageUrl = useWatch({ control: form.control, name: 'imageUrl' })
  return (
    <Dialog title={section ? 'Edit Content Section' : 'Add Content Section'} onClose={onClose}>
      <form className="grid gap-3.5" onSubmit={submit} noValidate>
        {isKept && <DraftNotice onDrop={startAfresh} />}
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
          onRemove={() => form.setValue('imageUrl', '', { shouldDirty: true })}
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
        <DialogActions sticky>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? 'Saving...' : section ? 'Save changes' : 'Add section'}
          </Button>
          <Button variant="secondary" onClick={discard}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
