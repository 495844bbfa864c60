import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '../../office/confirm-dialog.tsx'
import { unsavedKeys } from '../../office/own-draft.ts'
import { readKept } from '../../ui/kept.ts'
import { MixedText } from '../../ui/mixed-text.tsx'

/** Beginnings of keys, the closest first, and what a person calls what is kept there. */
const names = [
  ['draft:lasting:post', 'A draft of a blog post'],
  ['draft:post:new', 'A new blog post'],
  ['draft:post:', 'Changes to a blog post'],
  ['draft:section:new', 'A new homepage section'],
  ['draft:section:', 'Changes to a homepage section'],
  ['draft:training:new', 'New training data'],
  ['draft:training:', 'Changes to training data'],
  ['draft:templates:new', 'A new template'],
  ['draft:templates:', 'Changes to a template'],
  ['draft:reply-template:new', 'A new reply template'],
  ['draft:reply-template:', 'Changes to a reply template'],
  ['draft:follow-up:', 'Follow-up notes of a request'],
  ['draft:new-user', 'A new user'],
  ['draft:settings', 'Settings'],
] as const

/** Fields by which somebody knows their own words again. */
const telling = ['title', 'keyword', 'name', 'username', 'text', 'content', 'userMessage']

const longest = 60

const beginningOf = (key: string) => {
  const fields = new Map<string, unknown>(Object.entries(Object(readKept(key))))
  const words = telling
    .map((name) => fields.get(name))
    .find((one) => typeof one === 'string' && one.trim())
  const text = String(words ?? '').trim()
  return text.length > longest ? `${[...text].slice(0, longest).join('')}…` : text
}

const unsaved = () =>
  unsavedKeys().map((key) => ({
    key,
    name: names.find(([beginning]) => key.startsWith(beginning))?.[1] ?? 'A draft',
    words: beginningOf(key),
  }))

type QuestionProps = { items: ReturnType<typeof unsaved>; onAnswer: (mayLeave: boolean) => void }

const Question = ({ items, onAnswer }: QuestionProps) => (
  <ConfirmDialog
    title="Log out without saving?"
    yes="Log out"
    onYes={() => onAnswer(true)}
    onClose={() => onAnswer(false)}
  >
    <p>These words are not saved yet, and a logout forgets them:</p>
    <ul className="grid list-disc gap-1 pl-5">
      {items.map(({ key, name, words }) => (
        <li key={key} className="wrap-anywhere">
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

const askInDialog = (items: ReturnType<typeof unsaved>) =>
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

/** Public pages do not have the looks of the office. */
const askPlainly = (items: ReturnType<typeof unsaved>) =>
  confirm(
    `Log out without saving?\n\n${items.map(({ name, words }) => `${name}${words && `: ${words}`}`).join('\n')}`,
  )

/** Whether somebody with unsaved words wants to log out all the same. */
export const mayForgetWords = async () => {
  const items = unsaved()
  return document.querySelector('[data-look="office"]') ? askInDialog(items) : askPlainly(items)
}
