import type { ReactNode } from 'react'
import { Panel } from '../../office/page/panel.tsx'

type NumbersPartProps = {
  title: string
  words?: ReactNode
  /** It may break across sheets. */
  isLong?: boolean
  children: ReactNode
}

export const NumbersPart = ({ title, words, isLong, children }: NumbersPartProps) => (
  <Panel
    className={`grid gap-3 px-4.5 pt-3.5 pb-4.5 print:border-0 print:p-0 print:shadow-none ${isLong ? '' : 'break-inside-avoid'}`}
  >
    <div>
      <h2 className="text-h4">{title}</h2>
      {words && <p className="text-dense text-khata-700">{words}</p>}
    </div>
    {children}
  </Panel>
)
