import type { ReactNode, Ref } from 'react'
import { CloseButton } from '../../../office/dialog/dialog-loading.tsx'

type DetailsHeadProps = {
  title: ReactNode
  subtitle?: ReactNode
  aside?: ReactNode
  heading?: Ref<HTMLHeadingElement>
  onClose: () => void
  children?: ReactNode
}

export const DetailsHead = (props: DetailsHeadProps) => {
  const { title, subtitle, aside, heading, onClose, children } = props
  return (
    <div className="border-khata-200 border-b pt-2.5 pr-2 pb-2 pl-[18px]">
      <div className="flex items-start gap-0.5">
        <h2
          className="wrap-anywhere min-w-0 flex-1 text-h4 focus:outline-none"
          ref={heading}
          tabIndex={heading ? -1 : undefined}
        >
          {title}
        </h2>
        {children}
        <CloseButton label="Close details" onClick={onClose} />
      </div>
      <div className="-mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5 pr-2.5 text-dense text-khata-700">
        {subtitle && <p className="wrap-anywhere">{subtitle}</p>}
        {aside}
      </div>
    </div>
  )
}

export const DetailsBody = ({ children }: { children: ReactNode }) => (
  <div
    className="flex flex-col gap-2.5 *:min-w-0 px-[18px] pt-2.5 pb-3.5 max-lg:pb-52 lg:gap-2 lg:pt-2"
    data-lead-details
  >
    {children}
  </div>
)
