import {
  findVideoId,
  limits,
  type ManagedPitch,
  type PitchKind,
  pitchInput,
  pitchKinds,
} from '@bong-bari/contract'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import {
  findFieldErrors,
  ResourceEditor,
  type ResourceForm,
} from '../../office/form/resource-editor.tsx'
import { CheckField, FieldRow, SelectField } from '../../office/page/fields.tsx'
import { PictureField } from '../../office/picture/picture-field.tsx'
import { type Picture, usePicture } from '../../office/picture/use-picture.ts'
import { InputField, TextareaField } from '../../ui/field.tsx'
import { pickMatchingTypes } from '../../ui/use-stored-values.ts'
import { kindNames, pitches } from './pitches.ts'

const blank = {
  kind: 'brand' as PitchKind,
  title: '',
  figure: '',
  content: '',
  imageUrl: '',
  videoId: '',
  isActive: true,
  /** This is a string, so that an empty field is not 0. */
  displayOrder: '1',
}
type Values = typeof blank
type Form = UseFormReturn<Values>

/** The body that the API takes. A video may be typed as an address, and is sent as its id. */
const bodyOf = <Typed extends Partial<Values>>({ displayOrder, videoId, ...typed }: Typed) => ({
  ...typed,
  ...(videoId !== undefined && { videoId: findVideoId(videoId.trim()) ?? videoId }),
  ...(displayOrder !== undefined && {
    displayOrder: displayOrder.trim() ? Number(displayOrder) : Number.NaN,
  }),
})

const form: ResourceForm<ManagedPitch, Values> = {
  valuesOf: (item) =>
    pickMatchingTypes(item && { ...item, displayOrder: String(item.displayOrder) }, blank),
  check: (values) => findFieldErrors(pitchInput, bodyOf(values)),
  create: (values) => pitches.create(bodyOf(values)),
  change: (id, changed, version) => pitches.change(id, bodyOf(changed), version),
}

type Labels = Partial<Record<'title' | 'figure' | 'content' | 'videoId' | 'imageUrl', string>>
const packageLabels: Labels = { figure: 'From price', content: 'What is in it' }

const labels: Record<PitchKind, Labels> = {
  integration: packageLabels,
  content: packageLabels,
  social: packageLabels,
  brand: {
    title: 'Name',
    figure: 'One number',
    content: 'One sentence',
    videoId: 'Video',
    imageUrl: 'Logo',
  },
  person: { title: 'Name', figure: 'Hours', content: 'More', imageUrl: 'Face' },
  question: { title: 'Question', content: 'Answer' },
  film: { title: 'Title', videoId: 'Video' },
}

const hints = {
  figure: { brand: 'Like 4.2 lakh views', person: 'Like Monday to Friday, 11 to 6' },
  package: { figure: 'Like ₹40,000', content: 'One thing on each line' },
}

const Fields = ({ form, picture }: { form: Form; picture: Picture }) => {
  const { register, control, formState, setValue } = form
  const { errors } = formState
  const [kind, imageUrl] = useWatch({ control, name: ['kind', 'imageUrl'] })
  const has = labels[kind]
  const isPackage = has === packageLabels
  return (
    <>
      {has.title && (
        <InputField
          label={has.title}
          maxLength={limits.pitch.title}
          error={errors.title?.message}
          {...register('title')}
        />
      )}
      {has.figure && (
        <InputField
          label={has.figure}
          aside="optional"
          maxLength={limits.pitch.figure}
          hint={
            isPackage
              ? hints.package.figure
              : kind === 'person'
                ? hints.figure.person
                : hints.figure.brand
          }
          error={errors.figure?.message}
          {...register('figure')}
        />
      )}
      {has.content && (
        <TextareaField
          label={has.content}
          aside={kind === 'question' ? undefined : 'optional'}
          rows={4}
          hint={isPackage ? hints.package.content : undefined}
          error={errors.content?.message}
          {...register('content')}
        />
      )}
      {has.videoId && (
        <InputField
          label={has.videoId}
          aside={kind === 'film' ? undefined : 'optional'}
          hint="Its address on YouTube, or its 11 characters"
          error={errors.videoId?.message}
          {...register('videoId')}
        />
      )}
      {has.imageUrl && (
        <PictureField
          label={has.imageUrl}
          picture={picture}
          current={imageUrl}
          onAddress={(address) => setValue('imageUrl', address, { shouldDirty: true })}
        />
      )}
    </>
  )
}

type EditorProps = { pitch: ManagedPitch | undefined; onClose: () => void }

/** Adds or edits a part; each kind has the fields that it shows. */
export const PitchEditor = ({ pitch, onClose }: EditorProps) => {
  const picture = usePicture({ takesLarge: false })
  return (
    <ResourceEditor
      of={pitches}
      form={form}
      item={pitch}
      picture={{ chosen: picture, field: 'imageUrl' }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <SelectField
              label="Kind"
              options={pitchKinds.map((kind) => [kind, kindNames[kind]] as const)}
              error={form.formState.errors.kind?.message}
              {...form.register('kind')}
            />
            <InputField
              label="Display order"
              required
              type="number"
              min={1}
              inputMode="numeric"
              error={form.formState.errors.displayOrder?.message}
              {...form.register('displayOrder')}
            />
          </FieldRow>
          <CheckField label="Active" {...form.register('isActive')} />
          <Fields form={form} picture={picture} />
        </>
      )}
    </ResourceEditor>
  )
}
