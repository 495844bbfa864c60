import { api, behindHeader } from '@bong-bari/contract'
import { Hourglass } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { hearAnswers } from '../../api.ts'

let isBehind = false
const listeners = new Set<() => void>()

hearAnswers((path, headers) => {
  if (path.split('?')[0] !== api.leads.list.path) return
  isBehind = headers.has(behindHeader)
  for (const listener of listeners) listener()
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says that saves are safe when publishing has lagged for some minutes. */
export const BehindNotice = () =>
  useSyncExternalStore(subscribe, () => isBehind) && (
    <p
      role="status"
      className="mt-3 flex items-start gap-2 border-taxi-500 border-l-3 bg-taxi-100 px-3 py-2 text-dense text-taxi-800 [&>svg]:mt-0.5 [&>svg]:size-[15px] [&>svg]:flex-none"
    >
      <Hourglass />
      <span>
        What you save is safe, but the website, the search and Bong Bot are some minutes behind.
        They catch up by themselves.
      </span>
    </p>
  )
