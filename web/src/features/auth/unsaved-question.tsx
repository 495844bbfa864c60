import { nouns, trashKinds } from '@bong-bari/contract'
import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '../../office/dialog/dialog.tsx'
import { findUnsavedKeys } from '../../office/form/own-draft.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { readStoredValue } from '../../ui/use-stored-values.ts'

/** Unsaved words: what they are for, and how they begin. */
export type UnsavedWords = { name: string; words: string }

const nounDrafts = trashKinds.flatMap((kind) => [
  [`draft:${kind}:new`, `A new ${nouns[kind].one}`] as const,
  [`draft:${kind}:`, `Changes to a ${nouns[kind].one}`] as const,
])

/** Key prefixes, the most specific first, with their names. */
const draftNames = [
  ['draft:lasting:post', 'A draft of a blog post'],
  ['draft:picture:', 'The description of a picture'],
  ...nounDrafts,
  ['draft:video:', 'The words about a video'],
  ['draft:lead-reply:', 'A reply to a request'],
  ['draft:follow-up:', 'Follow-up notes of a request'],
  ['draft:new-user', 'A new user'],
  ['draft:settings', 'Settings'],
] as const

/** Fields by which people recognize their own words. */
const titleFields = [
  'title',
  'keyword',
  'name',
  'username',
  'text',
  'content',
  'userMessage',
  'alt',
  'aboutBn',
  'aboutEn',
]

const maxBeginningLength = 60

const readBeginning = (key: string) => {
  const fields = new Map<string, unknown>(Object.entries(Object(readStoredValue(key))))
  // A reply has words for each template that was changed.
  const typed: unknown[] = Object.values(Object(fields.get('typed')))
  const words = [...titleFields.map((name) => fields.get(name)), ...typed].find(
    (one) => typeof one === 'string' && one.trim(),
  )
  const text = String(words ?? '').trim()
  return text.length > maxBeginningLength
    ? `${[...text].slice(0, maxBeginningLength).join('')}…`
    : text
}

export const describeUnsaved = (keys: string[]): UnsavedWords[] =>
  keys.map((key) => ({
    name: draftNames.find(([beginning]) => key.startsWith(beginning))?.[1] ?? 'A draft',
    words: readBeginning(key),
  }))

type QuestionProps = { items: UnsavedWords[]; onAnswer: (mayLeave: boolean) => void }

const Question = ({ items, onAnswer }: QuestionProps) => (
  <ConfirmDialog
    title="Log out without saving?"
    yes="Log out"
    onYes={() => onAnswer(true)}
    onClose={() => onAnswer(false)}
  >
    <p>This is not saved yet, and logging out discards it:</p>
    <ul className="grid list-disc gap-1 pl-5">
      {items.map(({ name, words }, index) => (
        <li key={index} className="wrap-anywhere">
          {name}
          {words && (
            <>
              : <MixedText>{words}</MixedText>
            </>
          )}
        </li>
      ))}
    </ul>
  </ConfirmDialog>
)

const askInDialog = (items: UnsavedWords[]) =>
  new Promise<boolean>((answer) => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    const onAnswer = (mayLeave: boolean) => {
      root.unmount()
      host.remove()
      answer(mayLeave)
    }
    root.render(<Question items={items} onAnswer={onAnswer} />)
  })

/** Public pages lack the office's styles. */
const askPlainly = (items: UnsavedWords[]) =>
  confirm(
    `Log out without saving?\n\n${items.map(({ name, words }) => `${name}${words && `: ${words}`}`).join('\n')}`,
  )

/** Whether to log out despite unsaved words. */
export const confirmLogOut = async (elsewhere: UnsavedWords[]) => {
  const inOtherTabs = elsewhere.map(({ name, words }) => ({
    name: `${name} in another tab`,
    words,
  }))
  const items = [...describeUnsaved(findUnsavedKeys()), ...inOtherTabs]
  return document.querySelector('[data-look="office"]') ? askInDialog(items) : askPlainly(items)
}
