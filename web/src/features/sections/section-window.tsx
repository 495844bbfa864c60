import type { ManagedSection } from '@bong-bari/contract'
import { type ReactNode, useRef } from 'react'
import { CloseButton } from '../../office/close-button.tsx'
import { Sheet } from '../../office/dialog.tsx'
import { ListFailed, ListLoading } from '../../office/list-states.tsx'
import { failed } from './sections.ts'

export type SectionsAsked = {
  sections: ManagedSection[] | undefined
  error: unknown
  onRetry: () => unknown
}

type SectionWindowProps = {
  title: string
  words: ReactNode
  asked: SectionsAsked
  onClose: () => void
  children: (sections: ManagedSection[]) => ReactNode
}

/** A sheet that shows the sections, or that they are loading. */
export const SectionWindow = ({ title, words, asked, onClose, children }: SectionWindowProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { sections, error, onRetry } = asked
  const content = () => {
    if (sections) return children(sections)
    if (error) return <ListFailed title={failed} error={error} onRetry={onRetry} />
    return <ListLoading label="Loading the sections..." />
  }
  return (
    <Sheet title={title} focusFirst={heading} onClose={onClose}>
      <div className="mx-auto max-w-[1326px] px-(--gutter) pt-2.5 pb-32 max-md:px-3.5 max-md:pb-40">
        <div className="flex items-start gap-2">
          <div className="mr-auto min-w-0">
            <h2 className="text-h4 focus:outline-none" ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <p className="wrap-anywhere text-dense text-khata-700">{words}</p>
          </div>
          <CloseButton label="Close" onClick={onClose} />
        </div>
        {content()}
      </div>
    </Sheet>
  )
}
