import { check, type FieldErrors } from '@bong-bari/contract'
import { toNestErrors } from '@hookform/resolvers'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import type { FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form'
import { toast } from '../../ui/toast.tsx'
import { pickMatchingTypes } from '../../ui/use-stored-values.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { isGone } from '../page/failure.ts'
import { draftOf, type Item, quoteName, type Resource } from '../resource/resource.ts'
import { refetchList, storeItem } from '../resource/resource-changes.ts'
import { EditorForm } from './editor-form.tsx'
import { type EditorSettings, useEditor } from './use-editor.ts'

export type ResourceForm<I extends Item, Values extends FieldValues> = {
  valuesOf: (item?: I) => Values
  check: (values: Values, item?: I) => FieldErrors
  create: (values: Values) => Promise<I>
  /** Sends the changed fields of a version. */
  change: (id: I['id'], changed: Partial<Values>, version: number) => Promise<I>
}

/** Validates with a schema of the contract. */
export const findFieldErrors = (
  schema: Parameters<typeof check>[0],
  given: unknown,
): FieldErrors => {
  const result = check(schema, given)
  return 'fields' in result ? result.fields : {}
}

/** A form whose fields are sent as they are; `blank` is a new item's. */
export const createForm = <I extends Item, Values extends FieldValues>(
  { create, change }: Resource<I, Values, Partial<Values>>,
  schema: Parameters<typeof check>[0],
  blank: Values,
): ResourceForm<I, Values> => ({
  valuesOf: (item) => pickMatchingTypes(item, blank),
  check: (values) => findFieldErrors(schema, values),
  create,
  change,
})

const namesOf = <Values extends FieldValues>(values: Values) =>
  Object.keys(values) as Path<Values>[]

/** Checks the form as the server will check it. */
const resolverOf =
  <I extends Item, V extends FieldValues>(
    form: ResourceForm<I, V>,
    item: I | undefined,
  ): Resolver<V, unknown, V> =>
  (values, _, options) => {
    const complaints = Object.entries(form.check(values, item))
    if (complaints.length === 0) return { values, errors: {} }
    const errors = complaints.map(([name, message]) => [name, { type: 'check', message }] as const)
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) }
  }

type ResourceEditorProps<I extends Item, Values extends FieldValues> = {
  of: Resource<I>
  form: ResourceForm<I, Values>
  item?: I | undefined
  /** The values of a new item, where it does not begin blank. */
  start?: Values | undefined
  /** The button's label, where it is another than "Save changes" or "Add". */
  save?: string | undefined
  /** Beside the form when there is room, such as a preview. */
  beside?: (form: UseFormReturn<Values>) => ReactNode
  onClose: () => void
  children: (form: UseFormReturn<Values>) => ReactNode
} & Pick<EditorSettings<Values, Values, I>, 'picture'> &
  Pick<ComponentProps<typeof EditorForm>, 'onInput'>

const useResourceEditor = <I extends Item, V extends FieldValues>(
  props: ResourceEditorProps<I, V>,
) => {
  const { of, form, item, start, picture, onClose } = props
  const client = useQueryClient()
  const blank = form.valuesOf()
  const snapshotOf = (one: I) => ({ ...one, values: form.valuesOf(one) })
  // A refetched list must not change what the open editor compares with.
  const resolver = useMemo(() => resolverOf(form, item), [form, item])
  const stored = item && {
    standing: snapshotOf(item),
    currentOf: (error: unknown) => {
      const current = of.currentOf(error)
      if (isGone(error)) refetchList(client, of, error)
      return current && snapshotOf(current)
    },
    change: (changed: Partial<V>, version: number) => form.change(item.id, changed, version),
  }
  return useEditor<V, V, I>({
    draft: draftOf(of, item?.id ?? 'new'),
    start: item ? form.valuesOf(item) : (start ?? blank),
    resolver,
    fields: namesOf(blank),
    ...(picture && { picture }),
    stored,
    send: (values, address) =>
      form.create(address && picture ? { ...values, [picture.field]: address } : values),
    onSaved: (saved) => {
      storeItem(client, of, saved)
      refetchList(client, of, null)
      toast(
        of.saved?.(saved, !item) ?? {
          title: `${of.title} ${item ? 'Updated' : 'Added'}`,
          description: `${quoteName(of.nameOf(saved))} is saved.`,
        },
      )
      onClose()
    },
    onClose,
    failure: {
      fallback: `The ${of.name} could not be saved. What you typed is still here; please try again.`,
    },
  })
}

/** Adds or edits an item. Closing keeps a draft; Cancel discards it. */
export const ResourceEditor = <I extends Item, Values extends FieldValues>(
  props: ResourceEditorProps<I, Values>,
) => {
  const { of, item, save, beside, onInput, onClose, children } = props
  const editor = useResourceEditor(props)
  return (
    <Dialog
      title={`${item ? 'Edit' : 'Add'} ${of.title}`}
      wide={beside !== undefined}
      onClose={onClose}
    >
      <EditorForm
        editor={editor}
        save={save ?? (item ? 'Save changes' : `Add ${of.title}`)}
        beside={beside?.(editor.form)}
        onInput={onInput}
      >
        {children(editor.form)}
      </EditorForm>
    </Dialog>
  )
}
