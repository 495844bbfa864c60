import type { ReactNode, Ref } from 'react'
import { CloseButton } from '../../office/close-button.tsx'

type DetailsHeadProps = {
  title: ReactNode
  words?: ReactNode
  heading?: Ref<HTMLHeadingElement>
  onClose: () => void
  children?: ReactNode
}

export const DetailsHead = ({ title, words, heading, onClose, children }: DetailsHeadProps) => (
  <div className="flex items-start gap-0.5 border-khata-200 border-b pt-2.5 pr-2 pb-2 pl-[18px]">
    <div className="wrap-anywhere min-w-0 flex-1">
      <h2 className="text-h4 focus:outline-none" ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {words && <p className="text-dense text-khata-700">{words}</p>}
    </div>
    {children}
    <CloseButton label="Close details" onClick={onClose} />
  </div>
)

export const DetailsBody = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-2.5 px-[18px] pt-2.5 pb-3.5" data-lead-details>
    {children}
  </div>
)
