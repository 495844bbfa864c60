import { api, type Section } from '@bong-bari/contract'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api.ts'
import { useKeptValues } from '../../office/use-kept-values.ts'
import { usePicture } from '../../office/use-picture.ts'
import { useSaving } from '../../office/use-saving.ts'
import { readDraft, withDraft, writeDraft } from '../../ui/draft.ts'
import { resolverOf } from '../../ui/resolver.ts'
import { toast } from '../../ui/toast.tsx'
import { useRefetchSections } from './section-query.ts'
import {
  type SectionBody,
  type SectionValues,
  sectionFields,
  sectionSchema,
  valuesOf,
} from './section-values.ts'

const { create, update } = api.sections

const words = {
  create: {
    done: '✅ Homepage content created successfully!',
    failed: 'The section could not be added. What you typed is still here; please try again.',
  },
  update: {
    done: '✅ Homepage content updated successfully!',
    failed: 'The section could not be saved. What you typed is still here; please try again.',
  },
}

/** State and saving of a section, new or `section`. What is typed is kept until it is saved. */
export const useSectionEditor = (section: Section | undefined, onClose: () => void) => {
  const draft = `draft:section:${section?.id ?? 'new'}`
  const [isKept, setKept] = useState(() => readDraft(draft) !== undefined)
  // A refetch of the list must not change what the open editor compares with.
  const resolver = useMemo(() => resolverOf(sectionSchema(section)), [section])
  const form = useForm<SectionValues, unknown, SectionBody>({
    resolver,
    mode: 'onTouched',
    defaultValues: withDraft(draft, valuesOf(section)),
  })
  useKeptValues(form.subscribe, draft)
  const picture = usePicture()
  const refetch = useRefetchSections()
  const { done, failed } = section ? words.update : words.create
  const { save, isSaving } = useSaving<SectionBody, Section>({
    draft,
    picture,
    imageField: 'imageUrl',
    send: (given, { address }) => {
      const body = { ...given, imageUrl: address ?? given.imageUrl }
      return section ? call(update, { params: { id: section.id }, body }) : call(create, { body })
    },
    onSaved: () => {
      toast({ title: done })
      refetch()
      onClose()
    },
    onRefused: (fields) => {
      for (const name of sectionFields)
        if (fields[name] && !(name === 'imageUrl' && picture.chosen))
          form.setError(name, { message: fields[name] }, { shouldFocus: true })
    },
    failure: { title: 'Error', fallback: failed },
  })
  const forget = () => writeDraft(draft, undefined)
  const startAfresh = () => {
    form.reset(valuesOf(section))
    forget()
    setKept(false)
  }
  const discard = () => {
    forget()
    onClose()
  }
  return { form, picture, isSaving, submit: form.handleSubmit(save), isKept, startAfresh, discard }
}
