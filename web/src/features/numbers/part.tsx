import type { ReactNode } from 'react'
import { Panel } from '../../office/panel.tsx'

type NumbersPartProps = { title: string; words?: ReactNode; children?: ReactNode }

/** A part of the page; on paper it is broken only where it is longer than a page. */
export const NumbersPart = ({ title, words, children }: NumbersPartProps) => (
  <Panel className="grid gap-3 px-4.5 pt-3.5 pb-4.5 print:border-0 print:p-0 print:shadow-none">
    <div>
      <h2 className="text-h4">{title}</h2>
      {words && <p className="text-dense text-khata-700">{words}</p>}
    </div>
    {children}
  </Panel>
)
