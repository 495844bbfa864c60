import { RefreshCw } from 'lucide-react'
import { messageOf } from '../../api.ts'
import { unreachable } from '../../office/page/failure.ts'
import { Button } from '../../ui/button.tsx'

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
