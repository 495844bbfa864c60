import { type ManagedSection, sectionTypes, showsSomething } from '@bong-bari/contract'
import type { FocusEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { CheckField, FieldRow, SelectField } from '../../office/form/fields.tsx'
import { completeAddress } from '../../office/form/input-values.ts'
import { isOfLibrary, PictureField } from '../../office/picture/picture-field.tsx'
import { type Picture as Chosen, usePicture } from '../../office/picture/use-picture.ts'
import { ResourceEditor } from '../../office/resource/resource-editor.tsx'
import { InputField, TextareaField } from '../../ui/field.tsx'
import { Dates } from './section-dates.tsx'
import type { DrawSection } from './section-preview.tsx'
import { type SectionValues, sectionForm } from './section-values.ts'
import { sections } from './sections.ts'

type Form = UseFormReturn<SectionValues>

const typeOptions = sectionTypes.map((type) => [type, type] as const)

const Place = ({
  form: { register, formState, setValue },
  isNew,
}: {
  form: Form
  isNew: boolean
}) => (
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
        hint={isNew ? 'It goes to the end unless you type a place.' : undefined}
        error={formState.errors.displayOrder?.message}
        {...register('displayOrder', { onChange: () => setValue('isPlaced', isNew) })}
      />
    </FieldRow>
    <CheckField label="Active" {...register('isActive')} />
  </>
)

/** Completes a typed address on leaving the field. */
const completing = ({ setValue, formState }: Form, name: 'linkUrl' | 'imageUrl') => ({
  onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
    const address = completeAddress(target.value)
    if (address !== target.value)
      setValue(name, address, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  },
})

const Lead = ({ form }: { form: Form }) => {
  const { register, formState } = form
  return (
    <FieldRow>
      <InputField
        label="Link URL"
        aside="optional"
        inputMode="url"
        hint="The button shows when it has a text and a link."
        error={formState.errors.linkUrl?.message}
        {...register('linkUrl', completing(form, 'linkUrl'))}
      />
      <InputField
        label="Button text"
        aside="optional"
        error={formState.errors.buttonText?.message}
        {...register('buttonText')}
      />
    </FieldRow>
  )
}

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
        {...register('imageUrl', completing(form, 'imageUrl'))}
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

type DrawnProps = Omit<SectionEditorProps, 'onClose'> & { form: Form; picture: Chosen }

const Drawn = ({ form: { control }, picture, section, draw }: DrawnProps) => {
  const [sectionType, title, content, linkUrl, buttonText, imageUrl] = useWatch({
    control,
    name: ['sectionType', 'title', 'content', 'linkUrl', 'buttonText', 'imageUrl'],
  })
  const isStored = section?.imageUrl === imageUrl && !picture.chosen
  const shown = {
    ...{ sectionType, title, content, linkUrl: completeAddress(linkUrl), buttonText },
    imageUrl: picture.chosen?.preview ?? (isStored || isOfLibrary(imageUrl) ? imageUrl : ''),
    imageWidth: isStored ? section.imageWidth : null,
    imageHeight: isStored ? section.imageHeight : null,
    imageSmall: isStored ? section.imageSmall : null,
    imageAlt: isStored ? section.imageAlt : null,
  }
  return (
    <section className="grid min-w-0 gap-2.5 md:sticky md:top-0" aria-label="As visitors see it">
      {showsSomething(shown) ? (
        <div data-look="house" className="rounded-md bg-chun-100 p-3.5">
          {draw(shown)}
        </div>
      ) : (
        <p className="rounded-md border border-khata-500 border-dashed px-3.5 py-2.5 text-khata-700">
          What you type is drawn here as visitors see it.
        </p>
      )}
    </section>
  )
}

type SectionEditorProps = {
  section?: ManagedSection | undefined
  draw: DrawSection
  onClose: () => void
}

export const SectionEditor = ({ section, draw, onClose }: SectionEditorProps) => {
  const picture = usePicture({ takesLarge: false })
  return (
    <ResourceEditor
      of={sections}
      form={sectionForm}
      item={section}
      save={section ? undefined : 'Add section'}
      picture={{ chosen: picture, field: 'imageUrl' }}
      beside={(form) => <Drawn {...{ form, picture, section, draw }} />}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Place form={form} isNew={!section} />
          <Words form={form} />
          <Picture form={form} picture={picture} />
          <Lead form={form} />
          <Dates form={form} />
        </>
      )}
    </ResourceEditor>
  )
}
