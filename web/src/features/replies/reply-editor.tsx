import {
  api,
  byReplyName,
  fillPlaceholders,
  hasKnownPlaceholders,
  placeholders,
  type Reply,
  replyInput,
} from '@bong-bari/contract'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { createForm, ResourceEditor } from '../../office/form/resource-editor.tsx'
import { createResource } from '../../office/resource/resource.ts'
import { langOf } from '../../plain/lang-of.ts'
import { InputField, TextareaField } from '../../ui/field.tsx'

export const replies = createResource(api.replies, {
  kind: 'reply',
  draft: 'reply-template',
  nameOf: ({ name }) => name,
  order: byReplyName,
  saved: ({ name }, isNew) => ({
    title: `Reply Template ${isNew ? 'Added' : 'Updated'}`,
    description: `“${name}” is offered with every request.`,
  }),
})

const form = createForm(replies, replyInput, { name: '', bodyBn: '', bodyEn: '' })
export type ReplyValues = ReturnType<typeof form.valuesOf>

const example = { name: 'রিয়া সেন', company: 'মিষ্টি ঘর', owner: 'mitali' }
const inEnglish = { ...example, name: 'Riya Sen', company: 'Mishti Ghor' }

type SampleProps = { title: string; text: string; values: typeof example }

const Sample = ({ title, text, values }: SampleProps) => {
  const shown = fillPlaceholders(text, values)
  return (
    <div className="grid gap-1.5">
      <h4 className="font-semibold text-dense text-khata-700">{title}</h4>
      {text.trim() ? (
        <p
          className="wrap-anywhere justify-self-start whitespace-pre-wrap rounded-[12px] rounded-tl-none border border-jaanla-300 bg-jaanla-50 px-3 py-2 leading-[1.5]"
          lang={langOf(shown)}
        >
          {shown}
        </p>
      ) : (
        <p className="text-dense text-khata-700">Not offered in this language.</p>
      )}
      {!hasKnownPlaceholders(text) && (
        <p className="font-medium text-dense text-paar-700">Something in braces stays unfilled.</p>
      )}
    </div>
  )
}

type FormProps = { form: UseFormReturn<ReplyValues> }

const Preview = ({ form: { control } }: FormProps) => {
  const [bodyBn, bodyEn] = useWatch({ control, name: ['bodyBn', 'bodyEn'] })
  return (
    <section
      className="grid content-start gap-3.5 rounded-md border border-khata-200 bg-khata-50 px-3.5 py-3"
      aria-label="Live preview"
    >
      <h3 className="text-ui">How {example.name} reads it</h3>
      <Sample title="Bengali" text={bodyBn} values={example} />
      <Sample title="English" text={bodyEn} values={inEnglish} />
    </section>
  )
}

const placeholderList = placeholders.map((one) => `{${one}}`).join(', ')

const Fields = ({ form: { register, control, formState } }: FormProps) => {
  const { errors } = formState
  const name = useWatch({ control, name: 'name' })
  return (
    <>
      <InputField
        label="Name"
        required
        hint="Only the team sees it. Reply templates are sorted by name."
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
        hint={`One of the two is enough. ${placeholderList} are filled in; {owner} is the owner of the request, or who writes. Write {{ }} for braces themselves.`}
        error={errors.bodyEn?.message}
        {...register('bodyEn')}
      />
    </>
  )
}

type ReplyEditorProps = {
  reply: Reply | undefined
  start: ReplyValues | undefined
  onClose: () => void
}

export const ReplyEditor = ({ reply, ...rest }: ReplyEditorProps) => (
  <ResourceEditor
    of={replies}
    form={form}
    item={reply}
    beside={(form) => <Preview form={form} />}
    {...rest}
  >
    {(form) => <Fields form={form} />}
  </ResourceEditor>
)
