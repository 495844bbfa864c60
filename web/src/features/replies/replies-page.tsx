import {
  api,
  byReplyName,
  fillPlaceholders,
  hasKnownPlaceholders,
  placeholders,
  type Reply,
  replyInput,
} from '@bong-bari/contract'
import { promiseIn, replyTemplatesWith } from '@bong-bari/site'
import { Copy, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { createForm, ResourceEditor } from '../../office/form/resource-editor.tsx'
import { Badge } from '../../office/list/badge.tsx'
import { ChangedBy, Row, RowFacts, RowTitle, RowTools, RowWords } from '../../office/list/row.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { useEditorAddress } from '../../office/page/search-params.ts'
import { createResource, useItems } from '../../office/resource/resource.ts'
import {
  ResourceEditing,
  ResourceList,
  ResourceRow,
  Rows,
} from '../../office/resource/resource-list.tsx'
import { langOf } from '../../plain/lang-of.ts'
import { useSiteSettings } from '../../site/settings.ts'
import { Button } from '../../ui/button.tsx'
import { InputField, TextareaField } from '../../ui/field.tsx'

const replies = createResource(api.replies, {
  kind: 'reply',
  nameOf: ({ name }) => name,
  order: byReplyName,
  saved: ({ name }, isNew) => ({
    title: `Reply Template ${isNew ? 'Added' : 'Updated'}`,
    description: `“${name}” is offered with every request.`,
  }),
})

const form = createForm(replies, replyInput, { name: '', bodyBn: '', bodyEn: '' })
type ReplyValues = ReturnType<typeof form.valuesOf>

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

const ReplyEditor = ({ reply, ...rest }: ReplyEditorProps) => (
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

type Words = { name: string; bodyBn: string | null; bodyEn: string | null }

const Text = ({ children }: { children: string | null }) =>
  children && (
    <p className="wrap-anywhere line-clamp-2 text-khata-700 leading-[1.5]" lang={langOf(children)}>
      {children}
    </p>
  )

const ReplyWords = ({ name, bodyBn, bodyEn, children }: Words & { children?: ReactNode }) => (
  <>
    <RowTitle>
      <span lang={langOf(name)}>{name}</span>
    </RowTitle>
    <Text>{bodyBn}</Text>
    <Text>{bodyEn}</Text>
    <RowFacts className="mt-[3px]">
      {bodyBn && <Badge tone="teal">Bengali</Badge>}
      {bodyEn && <Badge tone="blue">English</Badge>}
      {children}
    </RowFacts>
  </>
)

/** Built-in templates, which become the team's once saved. */
const Offered = ({ offered, onUse }: { offered: ReplyValues[]; onUse: (id: string) => void }) => (
  <>
    <p className="mb-2.5 text-khata-700">
      You have no templates yet, so these are offered. Copy one and edit it, or begin a new one.
    </p>
    <Rows>
      {offered.map((reply, index) => (
        <Row key={reply.name}>
          <RowWords>
            <ReplyWords {...reply}>
              <Badge>Built in</Badge>
            </ReplyWords>
          </RowWords>
          <RowTools>
            <Button
              variant="secondary"
              aria-label={`Copy and edit: ${reply.name}`}
              onClick={() => onUse(`new-${index}`)}
            >
              <Copy />
              Copy and edit
            </Button>
          </RowTools>
        </Row>
      ))}
    </Rows>
  </>
)

export const RepliesPage = () => {
  const { items, error, refetch } = useItems(replies)
  const offered = replyTemplatesWith(promiseIn(useSiteSettings().replyPromise))
  const { openId, open, close } = useEditorAddress('reply')
  const start = offered[Number(openId?.match(/^new-(\d)$/)?.[1])]
  return (
    <PageFrame
      title="Replies"
      description="What brands are answered with, by WhatsApp or mail."
      narrow
      actions={
        <Button onClick={() => open('new')}>
          <Plus />
          Add Reply Template
        </Button>
      }
    >
      <h2 className="sr-only">Reply templates</h2>
      <ResourceList
        of={replies}
        className="mt-3.5"
        items={items}
        error={error}
        onRetry={refetch}
        onEdit={open}
        empty={<Offered offered={offered} onUse={open} />}
      >
        {(some, toolsOf) => (
          <Rows>
            {some.map((reply) => (
              <ResourceRow key={reply.id} item={reply} tools={toolsOf(reply)}>
                <ReplyWords {...reply}>
                  <ChangedBy of={reply} />
                </ReplyWords>
              </ResourceRow>
            ))}
          </Rows>
        )}
      </ResourceList>
      <ResourceEditing of={replies} openId={openId} items={items} onClose={close}>
        {(reply) => <ReplyEditor key={openId} reply={reply} start={start} onClose={close} />}
      </ResourceEditing>
    </PageFrame>
  )
}
