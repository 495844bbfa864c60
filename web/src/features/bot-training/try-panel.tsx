import { MessageCircleQuestion } from 'lucide-react'
import { Disclosure } from '../../office/form/disclosure.tsx'
import { panelClass } from '../../office/page/panel.tsx'
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
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
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
      <ol className="grid gap-2 not-empty:mt-1" aria-label="Last tries" aria-live="polite">
        {tries.map((one) => (
          <TryAnswer key={one.id} one={one} address={address} />
        ))}
      </ol>
      {tries.length === 0 && (
        <p className="text-khata-700">
          See what a visitor would read, and which row or template said it.
        </p>
      )}
      <UsageLine />
    </>
  )
}

const title = (
  <>
    <MessageCircleQuestion className="mr-2 inline size-4.5 align-[-2px]" />
    Try it
  </>
)

/** Shows what Bong Bot would answer and why: beside the list on wide screens, else folded above it. */
export const TryPanel = ({ address, isWide }: { address: Address; isWide: boolean }) =>
  isWide ? (
    <aside
      className={`${panelClass} sticky top-[calc(var(--bars)+12px)] mt-2.5 grid max-h-[calc(100*var(--dvh)-var(--bars)-24px)] content-start gap-3 overflow-auto px-4.5 pt-3 pb-4.5`}
      aria-labelledby="try-it"
    >
      <h3 id="try-it" className="font-display font-semibold text-body leading-[1.4]">
        {title}
      </h3>
      <Tries address={address} />
    </aside>
  ) : (
    <div className={`${panelClass} mt-2.5 px-4.5 py-0.5`}>
      <Disclosure label={title}>
        <div className="grid gap-3 pb-3.5">
          <Tries address={address} />
        </div>
      </Disclosure>
    </div>
  )
