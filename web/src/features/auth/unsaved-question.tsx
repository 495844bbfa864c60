import { nouns, trashKinds } from '@bong-bari/contract'
import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '../../office/dialog/dialog.tsx'

const nounDrafts = trashKinds.flatMap((kind) => [
  [`draft:${kind}:new`, `A new ${nouns[kind].one}`] as const,
  [`draft:${kind}:`, `Changes to a ${nouns[kind].one}`] as const,
])

/** Key prefixes, the most specific first, with their names. */
const draftNames = [
  ['draft:lasting:post', 'A draft of a blog post'],
  ['draft:picture:', 'The description of a picture'],
  ...nounDrafts,
  ['draft:lead-reply:', 'A reply to a request'],
  ['draft:follow-up:', 'Follow-up notes of a request'],
  ['draft:settings', 'Settings'],
] as const

export const describeUnsaved = (keys: readonly string[]) =>
  keys.map((key) => draftNames.find(([beginning]) => key.startsWith(beginning))?.[1] ?? 'A draft')

type QuestionProps = { names: readonly string[]; onAnswer: (mayLeave: boolean) => void }

const Question = ({ names, onAnswer }: QuestionProps) => (
  <ConfirmDialog
    title="Log out without saving?"
    yes="Log out"
    onYes={() => onAnswer(true)}
    onClose={() => onAnswer(false)}
  >
    <p>This is not saved yet, and logging out discards it:</p>
    <ul className="grid list-disc gap-1 pl-5">
      {names.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
    </ul>
  </ConfirmDialog>
)

const askInDialog = (names: readonly string[]) =>
  new Promise<boolean>((answer) => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    const onAnswer = (mayLeave: boolean) => {
      root.unmount()
      host.remove()
      answer(mayLeave)
    }
    root.render(<Question names={names} onAnswer={onAnswer} />)
  })

/** Whether to log out although these drafts are not saved. Public pages lack the office's styles, so the browser asks there. */
export const confirmLogOut = async (keys: readonly string[]) => {
  const names = describeUnsaved(keys)
  return document.querySelector('[data-look="office"]')
    ? askInDialog(names)
    : confirm(`Log out without saving?\n\n${names.join('\n')}`)
}
