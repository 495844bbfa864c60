import { api, type ManagedSection, matching, standingIn } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { call } from '../../api.ts'
import { type Stored, useEditor } from '../../office/use-editor.ts'
import { usePicture } from '../../office/use-picture.ts'
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

const standingOf = (section: ManagedSection) => ({ ...section, values: valuesOf(section) })

const storedOf = (section: ManagedSection): Stored<SectionValues, SectionBody, ManagedSection> => ({
  standing: standingOf(section),
  standingIn: (error) => {
    const now = standingIn(update, error)
    return now && standingOf(now)
  },
  change: (body, version) =>
    call(update, { params: { id: section.id }, body }, { headers: matching(version) }),
})

/** State and saving of a section, new or `section`. */
export const useSectionEditor = (section: ManagedSection | undefined, onClose: () => void) => {
  const picture = usePicture({ takesLarge: false })
  const refetch = useRefetchSections()
  const { done, failed } = section ? words.update : words.create
  // A refetch of the list must not change what the open editor compares with.
  const resolver = useMemo(() => zodResolver(sectionSchema(section)), [section])
  const editor = useEditor<SectionValues, SectionBody, ManagedSection>({
    draft: `draft:section:${section?.id ?? 'new'}`,
    start: valuesOf(section),
    resolver,
    fields: sectionFields,
    picture: { chosen: picture, field: 'imageUrl' },
    stored: section && storedOf(section),
    send: (body, address) =>
      call(create, { body: { ...body, imageUrl: address ?? body.imageUrl } }),
    onSaved: () => {
      toast({ title: done })
      refetch()
      onClose()
    },
    onClose,
    failure: { fallback: failed },
  })
  return { editor, picture }
}
