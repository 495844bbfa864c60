import { languages, type Template, templateInput, templateTypes } from '@bong-bari/contract'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import {
  findFieldErrors,
  ResourceEditor,
  type ResourceForm,
} from '../../office/form/resource-editor.tsx'
import { CheckField, DateFields, SelectField } from '../../office/page/fields.tsx'
import { fromTimeField, toTimeField } from '../../office/page/input-values.ts'
import { InputField, TextareaField } from '../../ui/field.tsx'
import { pickMatchingTypes } from '../../ui/use-stored-values.ts'
import { choices, templates } from './kind.ts'

/** The initial values. Dates are as their fields show them, in Kolkata's time. */
const blank = {
  name: '',
  templateType: 'greeting' as Template['templateType'],
  content: '',
  language: 'auto' as Template['language'],
  isActive: true,
  displayOrder: 1,
  validFrom: '',
  validTo: '',
}
type TemplateValues = typeof blank

const withMoments = <Values extends Partial<TemplateValues>>(values: Values) => ({
  ...values,
  ...(values.validFrom !== undefined && { validFrom: fromTimeField(values.validFrom) }),
  ...(values.validTo !== undefined && { validTo: fromTimeField(values.validTo) }),
})

const form: ResourceForm<Template, TemplateValues> = {
  valuesOf: (one) =>
    pickMatchingTypes(
      one && { ...one, validFrom: toTimeField(one.validFrom), validTo: toTimeField(one.validTo) },
      blank,
    ),
  check: (values) => findFieldErrors(templateInput, withMoments(values)),
  create: (values) => templates.create(withMoments(values)),
  change: (id, changed, version) => templates.change(id, withMoments(changed), version),
}

const uses: Record<TemplateValues['templateType'], string | undefined> = {
  greeting: 'The first of them opens every conversation.',
  quick_reply: 'The first two are the suggestions under the greeting.',
  offer: undefined,
  fallback: 'Said when nothing that Bong Bot knows fits.',
}

const Fields = ({ form }: { form: UseFormReturn<TemplateValues> }) => {
  const { register, control, formState } = form
  const { errors } = formState
  const templateType = useWatch({ control, name: 'templateType' })
  return (
    <>
      <InputField
        label="Name"
        required
        hint="Only the team sees it."
        error={errors.name?.message}
        {...register('name')}
      />
      <SelectField
        label="Type"
        options={choices(templateTypes)}
        hint={uses[templateType]}
        error={errors.templateType?.message}
        {...register('templateType')}
      />
      <TextareaField
        label="Content"
        required
        rows={3}
        error={errors.content?.message}
        {...register('content')}
      />
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          label="Language"
          options={choices(languages)}
          error={errors.language?.message}
          {...register('language')}
        />
        <InputField
          label="Display order"
          type="number"
          inputMode="numeric"
          min={1}
          error={errors.displayOrder?.message}
          {...register('displayOrder', { valueAsNumber: true })}
        />
      </div>
      <DateFields from={register('validFrom')} to={register('validTo')} errors={errors} />
      <CheckField label="Active" {...register('isActive')} />
    </>
  )
}

type TemplateEditorProps = { item?: Template | undefined; onClose: () => void }

export const TemplateEditor = (props: TemplateEditorProps) => (
  <ResourceEditor of={templates} form={form} {...props}>
    {(form) => <Fields form={form} />}
  </ResourceEditor>
)
