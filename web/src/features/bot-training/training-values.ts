import {
  type BodyOf,
  type FieldErrors,
  findVideoId,
  type Link,
  type Training,
  type trainingRoutes,
} from '@bong-bari/contract'
import type { UseFormReturn } from 'react-hook-form'
import { pickMatchingTypes } from '../../ui/use-stored-values.ts'

/** The initial values. Each is a field of its own, because two people's changes are merged by field. */
const blank = {
  keyword: '',
  userMessage: '',
  botResponse: '',
  language: 'auto' as Training['language'],
  category: 'general' as Training['category'],
  isActive: true,
  priority: 5,
  /** The other ways to ask, one on each line. */
  variants: '',
  answerBengali: '',
  answerBenglish: '',
  answerEnglish: '',
  /** The addresses of videos and posts, one on each line. */
  links: '',
}
export type TrainingValues = typeof blank

export type RowFieldsProps = { form: UseFormReturn<TrainingValues> }

export const answerNames = {
  bengali: 'answerBengali',
  benglish: 'answerBenglish',
  english: 'answerEnglish',
} as const

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Splits a field into its lines, without blank ones. */
export const linesOf = (text: string) => text.split('\n').map(onOneLine).filter(Boolean)

/** The form shows a card by its address. */
const addressOf = ({ kind, id }: Link) =>
  kind === 'video' ? `https://youtu.be/${id}` : `/blog/${id}`

/** Reads the address of a video on YouTube, or of a video or post of this site. */
const parseLink = (address: string): Link | undefined => {
  const videoId = findVideoId(address)
  if (videoId) return { kind: 'video', id: videoId }
  const { origin } = location
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  const [, folder, id] = /^\/(videos|blog)\/([^/?#\s]+)/.exec(path) ?? []
  return id ? { kind: folder === 'videos' ? 'video' : 'post', id } : undefined
}

/** Finds the first line that is no address of a video or post. */
export const findWrongAddress = (lines: string) => linesOf(lines).find((line) => !parseLink(line))

/** Reads the cards of a field, each once. */
export const linksOf = (lines: string): Link[] => {
  const links = linesOf(lines).flatMap((line) => parseLink(line) ?? [])
  return [...new Map(links.map((link) => [addressOf(link), link])).values()]
}

const besideOf = ({ variants, answers, links }: Training) => ({
  variants: variants.map(onOneLine).join('\n'),
  answerBengali: answers.bengali ?? '',
  answerBenglish: answers.benglish ?? '',
  answerEnglish: answers.english ?? '',
  links: links.map(addressOf).join('\n'),
})

export const valuesOf = (row?: Training) =>
  pickMatchingTypes(row && { ...row, ...besideOf(row) }, blank)

type Changes = BodyOf<typeof trainingRoutes.updateTraining>

/** Turns the changed fields into what the API takes. */
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

/** Turns the whole form into what the API takes for a new row. */
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
