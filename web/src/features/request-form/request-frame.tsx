import type { ReactNode } from 'react'
import { useSiteSettings } from '../../site/settings.ts'
import { Hint, RequiredMark } from '../../ui/field.tsx'
import { ledgerClass } from '../../ui/page/page-parts.tsx'
import { ReachUs } from '../../ui/page/reach-us.tsx'
import { RequestFields } from './request-fields.tsx'
import { RequestReceipt } from './request-receipt.tsx'
import type { RequestFormSettings, RequestFormState } from './use-request-form.ts'

type RequestFrameProps = {
  title: string
  contact: string
  form: RequestFormState
  codes: RequestFormSettings['countryCodes']
  button: ReactNode
  /** The person who answers, if set. */
  by?: string | undefined
}

const RequestPromise = () => (
  <Hint>
    We use these details only to answer you, and show them to nobody else.{' '}
    <a href="/privacy" className="font-medium text-phalak-700">
      How we use what you send
    </a>
  </Hint>
)

const NeedsScript = () => {
  const { email, whatsapp } = useSiteSettings()
  return (
    <p className="mt-3.5">
      This form needs JavaScript. <ReachUs email={email} whatsapp={whatsapp} /> A person reads it
      either way.
    </p>
  )
}

/** In place of the form without JavaScript, which sending needs. */
const WithoutScript = () => (
  <noscript>
    <NeedsScript />
  </noscript>
)

export const RequestFrame = ({ title, contact, form, codes, button, by }: RequestFrameProps) => (
  <div>
    <form
      ref={form.element}
      tabIndex={-1}
      className={`${ledgerClass} outline-none`}
      noValidate
      {...form.events}
      aria-labelledby="request-title"
    >
      <h3 id="request-title" className="text-title">
        {title}
      </h3>
      <WithoutScript />
      <Hint className="noscript:hidden">
        Fields with <RequiredMark /> are needed. {contact}
      </Hint>
      <div className="mt-3.5 grid noscript:hidden grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-[17px] md:grid-cols-2">
        <RequestFields form={form} codes={codes} />
        <div className="col-span-full grid gap-3">
          {button}
          <RequestPromise />
        </div>
      </div>
    </form>
    <RequestReceipt by={by} onForget={() => form.element.current?.focus({ preventScroll: true })} />
  </div>
)
