import {
  type BodyOf,
  type FieldErrors,
  type Link,
  linkKinds,
  type Training,
  type trainingRoutes,
} from '@bong-bari/contract'
import type { UseFormReturn } from 'react-hook-form'
import { queryClient } from '../../api.ts'
import { fitting } from '../../ui/state/use-stored-values.ts'

/** Initial values, each field by itself: two people's changes are merged by field. */
const blank = {
  keyword: '',
  userMessage: '',
  botResponse: '',
  language: 'auto' as Training['language'],
  category: 'general' as Training['category'],
  isActive: true,
  priority: 5,
  /** Variants, one per line. */
  variants: '',
  answerBengali: '',
  answerBenglish: '',
  answerEnglish: '',
  /** Videos and posts, one per line: kind and id. */
  links: '',
}
export type TrainingValues = typeof blank

export type RowFieldsProps = { form: UseFormReturn<TrainingValues> }

export const answerNames = {
  bengali: 'answerBengali',
  benglish: 'answerBenglish',
  english: 'answerEnglish',
} as const

export const linesOf = (variants: string) => variants.split('\n').filter((line) => line.trim())

export const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export const linkLine = ({ kind, id }: Link) => `${kind} ${id}`

export const linksOf = (lines: string): Link[] =>
  lines.split('\n').flatMap((line) => {
    const [named = '', id = ''] = line.split(' ')
    const kind = linkKinds.find((one) => one === named)
    return kind && id ? [{ kind, id }] : []
  })

const besideOf = ({ variants, answers, links }: Training) => ({
  variants: variants.map(onOneLine).join('\n'),
  answerBengali: answers.bengali ?? '',
  answerBenglish: answers.benglish ?? '',
  answerEnglish: answers.english ?? '',
  links: links.map(linkLine).join('\n'),
})

export const valuesOf = (row?: Training) => fitting(row && { ...row, ...besideOf(row) }, blank)

type Changes = BodyOf<typeof trainingRoutes.updateTraining>

/** The changed fields as the API takes them. */
export const changesOf = (changed: Partial<TrainingValues>): Changes => {
  const { variants, links, answerBengali, answerBenglish, answerEnglish, ...fields } = changed
  const answers = {
    ...(answerBengali !== undefined && { bengali: answerBengali }),
    ...(answerBenglish !== undefined && { benglish: answerBenglish }),
    ...(answerEnglish !== undefined && { english: answerEnglish }),
  }
  return {
    ...fields,
    ...(variants !== undefined && { variants: linesOf(variants) }),
    ...(links !== undefined && { links: linksOf(links) }),
    ...(Object.keys(answers).length > 0 && { answers }),
  }
}

/** The whole form as the API takes a new row. */
export const rowOf = ({
  variants,
  links,
  answerBengali,
  answerBenglish,
  answerEnglish,
  ...fields
}: TrainingValues) => ({
  ...fields,
  variants: linesOf(variants),
  links: linksOf(links),
  answers: { bengali: answerBengali, benglish: answerBenglish, english: answerEnglish },
})

const formNames: Record<string, string> = {
  'answers.bengali': answerNames.bengali,
  'answers.benglish': answerNames.benglish,
  'answers.english': answerNames.english,
}

export const errorsOf = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([name, error]) => [
      formNames[name] ?? name.replace(/^(variants|links)\..*/, '$1'),
      error,
    ]),
  )

export const linkedKey = ({ kind, id }: Link) => ['linked', kind, id]

const nameOf = (link: Link) =>
  queryClient.getQueryData<{ title: string } | null>(linkedKey(link))?.title ??
  `A ${link.kind} (${link.id})`

/** Links by title where loaded, for somebody who chooses between two lists. */
export const namesOfLinks = (lines: string) => linksOf(lines).map(nameOf).join('\n')
