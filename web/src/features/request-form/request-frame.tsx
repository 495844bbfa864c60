import type { ReactNode, RefObject } from 'react'
import { useSiteSettings } from '../../site-settings.ts'
import { Hint, RequiredMark } from '../../ui/field.tsx'
import { ledgerClass } from '../../ui/page-parts.tsx'
import { ReachUs } from '../../ui/reach-us.tsx'
import { RequestFields } from './request-fields.tsx'
import { RequestReceipt } from './request-receipt.tsx'
import type { RequestFormSettings, useRequestForm } from './use-request-form.ts'

type RequestFrameProps = {
  place: RefObject<HTMLFormElement | null>
  title: string
  contact: string
  request: ReturnType<typeof useRequestForm>
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

export const RequestFrame = ({
  place,
  title,
  contact,
  request,
  codes,
  button,
  by,
}: RequestFrameProps) => (
  <div>
    <form
      ref={place}
      tabIndex={-1}
      className={`${ledgerClass} outline-none`}
      noValidate
      onSubmit={request.submit}
      onFocus={request.prepare}
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
        <RequestFields form={request.form} codes={codes} />
        <div className="col-span-full grid gap-3">
          {button}
          <RequestPromise />
        </div>
      </div>
    </form>
    <RequestReceipt by={by} onForget={() => place.current?.focus({ preventScroll: true })} />
  </div>
)
