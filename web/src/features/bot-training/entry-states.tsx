import { Plus } from 'lucide-react'
import { ListEmpty } from '../../office/list/list-states.tsx'
import { Button } from '../../ui/button.tsx'

export const NoEntries = ({ title, onAdd }: { title: string; onAdd: () => void }) => (
  <ListEmpty
    art="bot"
    level="h3"
    title="Nothing here yet"
    action={
      <Button onClick={onAdd}>
        <Plus />
        Add {title}
      </Button>
    }
  >
    Until you teach it, Bong Bot knows what stands under Built in.
  </ListEmpty>
)

export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <ListEmpty
    art="umbrella"
    level="h3"
    title="Nothing matches these filters"
    action={
      <Button variant="secondary" onClick={onClear}>
        Show all
      </Button>
    }
  >
    Others may be waiting behind them.
  </ListEmpty>
)
