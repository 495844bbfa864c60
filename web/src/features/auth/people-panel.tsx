import { RefreshCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { messageOf } from '../../api.ts'
import { unreachable } from '../../office/page/failure.ts'
import { panelClass } from '../../office/page/panel.tsx'
import { Button } from '../../ui/button.tsx'

type PeoplePanelProps = {
  title: string
  action?: ReactNode
} & ComponentProps<'section'>

export const PeoplePanel = ({ id, title, action, children, ...rest }: PeoplePanelProps) => (
  <section
    className={`${panelClass} grid min-w-0 gap-2.5 px-3.5 pt-3 pb-4 md:px-[18px]`}
    aria-labelledby={id}
    {...rest}
  >
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-2.5">
      <h2 id={id} className="text-h5">
        {title}
      </h2>
      {action}
    </div>
    {children}
  </section>
)

export const PeopleRow = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-khata-100 border-t py-[9px]">
    {children}
  </li>
)

export const PeopleWords = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="wrap-anywhere min-w-0 flex-[1_1_12rem]">
    {name}
    <p className="text-dense text-khata-700">{children}</p>
  </div>
)

type PanelStateProps = {
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown }
  what: string
}

export const PanelState = ({ query, what }: PanelStateProps) => {
  if (query.isPending) return <p role="status">{`${what} is loading...`}</p>
  if (!query.isError) return null
  return (
    <div className="grid justify-items-start gap-2">
      <p role="alert">{`${what} could not be loaded. ${messageOf(query.error, unreachable)}`}</p>
      <Button variant="secondary" onClick={() => query.refetch()}>
        <RefreshCw />
        Try again
      </Button>
    </div>
  )
}
