import {
  hasVisibleContent,
  isStorableMoment,
  type ManagedSection,
  type Section,
  sectionInput,
  sectionTypes,
} from '@bong-bari/contract'
import type { FocusEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { queryClient } from '../../api.ts'
import {
  findFieldErrors,
  ResourceEditor,
  type ResourceForm,
} from '../../office/form/resource-editor.tsx'
import { CheckField, DateFields, FieldRow, SelectField } from '../../office/page/fields.tsx'
import { completeAddress, fromTimeField, toTimeField } from '../../office/page/input-values.ts'
import { useNow } from '../../office/page/relative-time.ts'
import { isOfLibrary, PictureField } from '../../office/picture/picture-field.tsx'
import { type Picture as Chosen, usePicture } from '../../office/picture/use-picture.ts'
import { InputField, TextareaField } from '../../ui/field.tsx'
import { pickMatchingTypes } from '../../ui/use-stored-values.ts'
import type { DrawSection } from './section-preview.tsx'
import { inThePast } from './section-state.tsx'
import { nextDisplayOrder, sections } from './sections.ts'

/** The initial values. Texts are as typed, times are those of Kolkata to the minute. */
const blank = {
  sectionType: 'offer' as Section['sectionType'],
  title: '',
  content: '',
  imageUrl: '',
  linkUrl: '',
  buttonText: '',
  isActive: true,
  /** This is a string, so that an empty field is not 0. */
  displayOrder: '1',
  /** Whether the place was typed; otherwise a new section goes last. */
  isPlaced: false,
  validFrom: '',
  validTo: '',
}
type SectionValues = typeof blank

const valuesOf = (section?: Section) =>
  pickMatchingTypes(
    section && {
      ...section,
      displayOrder: String(section.displayOrder),
      validFrom: toTimeField(section.validFrom),
      validTo: toTimeField(section.validTo),
    },
    blank,
  )

/** A field has minutes, but a time that nobody touches keeps its seconds. */
const momentOf = (field: string, stored: string | null | undefined) =>
  stored && toTimeField(stored) === field ? stored : fromTimeField(field)

const bodyOf = <Typed extends Partial<SectionValues>>(
  { displayOrder, isPlaced: _, linkUrl, imageUrl, validFrom, validTo, ...typed }: Typed,
  section?: Section,
) => ({
  ...typed,
  ...(linkUrl !== undefined && { linkUrl: completeAddress(linkUrl) }),
  ...(imageUrl !== undefined && { imageUrl: completeAddress(imageUrl) }),
  ...(displayOrder !== undefined && {
    displayOrder: displayOrder.trim() ? Number(displayOrder) : Number.NaN,
  }),
  ...(validFrom !== undefined && { validFrom: momentOf(validFrom, section?.validFrom) }),
  ...(validTo !== undefined && { validTo: momentOf(validTo, section?.validTo) }),
})

const create = (values: SectionValues) => {
  const end = nextDisplayOrder(queryClient.getQueryData<ManagedSection[]>(sections.key))
  return sections.create(bodyOf(values.isPlaced ? values : { ...values, displayOrder: `${end}` }))
}

const sectionForm: ResourceForm<ManagedSection, SectionValues> = {
  valuesOf,
  check: (values, section) => findFieldErrors(sectionInput, bodyOf(values, section)),
  create,
  change: (id, changed, version) => sections.change(id, bodyOf(changed), version),
}

/** The moment of a field as ISO, if it is past; undefined for a future one, or one that cannot be stored. */
const pastMoment = (field: string, now: number) => {
  const moment = fromTimeField(field)
  return moment && isStorableMoment(moment) && Date.parse(moment) <= now ? moment : undefined
}

const PastNote = ({ field, now, effect }: { field: string; now: number; effect: string }) => {
  const moment = pastMoment(field, now)
  return moment ? (
    <b className="block font-semibold text-taxi-800">
      {inThePast(moment)}: {effect}
    </b>
  ) : null
}

/** Dates of a section; one in the past is pointed out, and is no error. */
const Dates = ({
  form: { control, register, formState },
}: {
  form: UseFormReturn<SectionValues>
}) => {
  const now = useNow()
  const [from, to] = useWatch({ control, name: ['validFrom', 'validTo'] })
  return (
    <DateFields
      from={register('validFrom')}
      to={register('validTo')}
      errors={formState.errors}
      notes={{
        validFrom: <PastNote field={from} now={now} effect="it has begun." />,
        validTo: <PastNote field={to} now={now} effect="visitors do not see it." />,
      }}
    />
  )
}

type Form = UseFormReturn<SectionValues>

const typeOptions = sectionTypes.map((type) => [type, type] as const)

const PlaceFields = ({
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
        hint={isNew ? 'Unless you change it, the section goes to the end.' : undefined}
        error={formState.errors.displayOrder?.message}
        {...register('displayOrder', { onChange: () => setValue('isPlaced', isNew) })}
      />
    </FieldRow>
    <CheckField label="Active" {...register('isActive')} />
  </>
)

/** Completes a typed address when the field is left. */
const completing = ({ setValue, formState }: Form, name: 'linkUrl' | 'imageUrl') => ({
  onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
    const address = completeAddress(target.value)
    if (address !== target.value)
      setValue(name, address, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  },
})

const LinkFields = ({ form }: { form: Form }) => {
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

const PictureFields = ({ form, picture }: { form: Form; picture: Chosen }) => {
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

const TextFields = ({ form: { register, formState } }: { form: Form }) => (
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
    sectionType,
    title,
    content,
    linkUrl: completeAddress(linkUrl),
    buttonText,
    imageUrl: picture.chosen?.preview ?? (isStored || isOfLibrary(imageUrl) ? imageUrl : ''),
    imageWidth: isStored ? section.imageWidth : null,
    imageHeight: isStored ? section.imageHeight : null,
    imageSmall: isStored ? section.imageSmall : null,
    imageAlt: isStored ? section.imageAlt : null,
  }
  return (
    <section className="grid min-w-0 gap-2.5 md:sticky md:top-0" aria-label="As visitors see it">
      {hasVisibleContent(shown) ? (
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
      beside={(form) => <Drawn form={form} picture={picture} section={section} draw={draw} />}
      onClose={onClose}
    >
      {(form) => (
        <>
          <PlaceFields form={form} isNew={!section} />
          <TextFields form={form} />
          <PictureFields form={form} picture={picture} />
          <LinkFields form={form} />
          <Dates form={form} />
        </>
      )}
    </ResourceEditor>
  )
}
