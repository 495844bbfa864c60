import { Check, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { labelOf } from '../../office/conflict.ts'
import { clockWords } from './moment.ts'
import type { SaveState as State } from './use-autosave.ts'

const icons = {
  saving: RefreshCw,
  saved: Check,
  offline: CloudOff,
  unreachable: CloudOff,
  conflict: TriangleAlert,
  refused: TriangleAlert,
}

const wordsOf = (state: Exclude<State, { kind: 'quiet' }>, isPublic: boolean) => {
  switch (state.kind) {
    case 'saving':
      return 'Saving...'
    case 'saved': {
      const left = state.without.map(labelOf).join(', ')
      const where = isPublic ? ', not public yet' : ''
      return `Saved ${clockWords(state.at)}${where}${left && `, without what cannot be stored: ${left}`}`
    }
    case 'offline':
      return 'Offline: kept on this device, sent when the connection is back'
    case 'unreachable':
      return 'The server cannot be reached: kept here, sent again by itself'
    case 'conflict':
      return 'Somebody else changed the same words: choose below the text what stays. Yours is kept'
    case 'refused':
      return `Not saved: ${state.why}`
  }
}

/** One line above the buttons. */
export const SaveState = ({ state, isPublic }: { state: State; isPublic: boolean }) => {
  const Icon = state.kind === 'quiet' ? undefined : icons[state.kind]
  return (
    <p
      role="status"
      className="flex min-h-5 w-full items-start gap-1.5 text-dense text-khata-700 leading-[1.45] [&>svg]:mt-0.5 [&>svg]:size-[15px] [&>svg]:flex-none"
    >
      {Icon && <Icon />}
      {state.kind !== 'quiet' && <span className="min-w-0">{wordsOf(state, isPublic)}</span>}
    </p>
  )
}
