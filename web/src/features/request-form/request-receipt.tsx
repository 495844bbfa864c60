import { labelledChoices } from '@bong-bari/contract'
import { clockHere, longDay, timeOfDay } from '@bong-bari/site'
import { useSiteSettings } from '../../site/settings.ts'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { pickMatchingTypes, setStoredValue, useStoredValue } from '../../ui/use-stored-values.ts'
import { blankChoices, type RequestBody } from './request-values.ts'

const key = 'receipt'

const blank = {
  name: '',
  company: '',
  email: '',
  phone: '',
  message: '',
  sentAt: '',
  ...blankChoices,
}

/** Keeps the last sent request, for this tab alone. */
export const storeReceipt = (body: RequestBody) =>
  setStoredValue(key, { ...pickMatchingTypes(body, blank), sentAt: new Date().toISOString() })

/** By the clock of the reader's device. */
const sentWords = (sentAt: string) => {
  if (Number.isNaN(Date.parse(sentAt))) return 'Sent'
  const clock = clockHere(sentAt)
  return `Sent on ${longDay(clock, clock)}, ${timeOfDay(clock)}`
}

const rowsOf = ({ name, company, email, phone, message, ...wishes }: typeof blank) =>
  [
    ['Name', name],
    ['Company', company],
    ['Email', email],
    ['Phone', phone],
    ...labelledChoices(wishes),
    ['Message', message],
  ].filter(([, text]) => text)

type ReceiptProps = {
  receipt: typeof blank
  /** The person who answers, if set. */
  by?: string | undefined
  onForget: () => void
}

const Receipt = ({ receipt, by, onForget }: ReceiptProps) => {
  const { replyPromise } = useSiteSettings()
  return (
    <section
      aria-labelledby="receipt"
      className="wrap-anywhere mt-6 rounded-md border-3 border-kajol border-dashed bg-chun-50 px-5 py-4"
    >
      <h3 id="receipt" className="text-h4">
        What you sent{' '}
        <span lang="bn" className="text-paar-700">
          রসিদ
        </span>
      </h3>
      <p className="mt-1">
        {sentWords(receipt.sentAt)}. <MixedText>{by || 'Our team'}</MixedText> answers within{' '}
        {replyPromise}.
      </p>
      <dl className="mt-2.5 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {rowsOf(receipt).map(([label, text = '']) => (
          <div key={label} className="contents">
            <dt className="text-kajol-soft text-ui">{label}</dt>
            <dd className="whitespace-pre-line">
              <MixedText>{text}</MixedText>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2.5 text-dense text-kajol-soft">Kept in this tab alone.</p>
      <Button variant="secondary" className="mt-2.5" onClick={onForget}>
        Forget it
      </Button>
    </section>
  )
}

/** What this tab sent, and who answers when, until dismissed or the tab closes. */
export const RequestReceipt = ({ onForget, by }: Omit<ReceiptProps, 'receipt'>) => {
  const receipt = useStoredValue(key)
  const forget = () => {
    setStoredValue(key, undefined)
    onForget()
  }
  return receipt ? (
    <Receipt receipt={pickMatchingTypes(receipt, blank)} by={by} onForget={forget} />
  ) : null
}
