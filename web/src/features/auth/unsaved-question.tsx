import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '../../office/dialog/dialog.tsx'
import { unsavedKeys } from '../../office/form/own-draft.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { type UnsavedWords, unsavedWords } from './unsaved-words.ts'

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
      {items.map(({ name, words }, place) => (
        <li key={place} className="wrap-anywhere">
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
export const mayForgetWords = async (elsewhere: UnsavedWords[]) => {
  const inOtherTabs = elsewhere.map(({ name, words }) => ({
    name: `${name} in another tab`,
    words,
  }))
  const items = [...unsavedWords(unsavedKeys()), ...inOtherTabs]
  return document.querySelector('[data-look="office"]') ? askInDialog(items) : askPlainly(items)
}
