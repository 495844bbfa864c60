import { MessageCircleQuestion } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { langOf } from '../../ui/lang-of.ts'
import type { Address } from './address.ts'
import { useTries } from './tries.ts'
import { TryAnswer } from './try-answer.tsx'
import { UsageLine } from './usage-line.tsx'

const Tries = ({ address }: { address: Address }) => {
  const { message, tries, error, isTrying, write, submit } = useTries()
  return (
    <>
      <form
        className="try-form"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <InputField
          label="A visitor’s message"
          autoComplete="off"
          lang={langOf(message)}
          value={message}
          error={error}
          onChange={({ target }) => write(target.value)}
        />
        <Button type="submit" disabled={isTrying || !message.trim()}>
          {isTrying ? 'Asking...' : 'Ask Bong Bot'}
        </Button>
      </form>
      <ol className="tries" aria-label="Last tries" aria-live="polite">
        {tries.map((one) => (
          <TryAnswer key={one.id} one={one} address={address} />
        ))}
      </ol>
      {tries.length === 0 && (
        <p className="muted">See what a visitor would read, and which row or template said it.</p>
      )}
      <UsageLine />
    </>
  )
}

const title = (
  <>
    <MessageCircleQuestion />
    Try it
  </>
)

/** What Bong Bot would answer and why: beside the list on wide screens, folded above it on others. */
export const TryPanel = ({ address, isWide }: { address: Address; isWide: boolean }) =>
  isWide ? (
    <aside className="panel try-panel" aria-labelledby="try-it">
      <h3 id="try-it">{title}</h3>
      <Tries address={address} />
    </aside>
  ) : (
    <details className="panel try-panel">
      <summary>{title}</summary>
      <Tries address={address} />
    </details>
  )
