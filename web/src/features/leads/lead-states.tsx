import { ListEmpty } from '../../office/list-states.tsx'
import { Button } from '../../ui/button.tsx'

export const NoLeads = () => (
  <ListEmpty art="khata" title="No requests yet">
    The ledger is open. The first brand is probably finding parking.
  </ListEmpty>
)

export const NoSpam = () => (
  <ListEmpty art="letterbox" title="No spam">
    What robots send is kept apart here and never counts as a request.
  </ListEmpty>
)

export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <ListEmpty
    art="umbrella"
    title="No request matches these filters"
    action={
      <Button variant="secondary" onClick={onClear}>
        Show all requests
      </Button>
    }
  >
    Others may be waiting behind them.
  </ListEmpty>
)
