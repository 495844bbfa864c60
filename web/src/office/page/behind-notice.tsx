import { api, behindHeader } from '@bong-bari/contract'
import { Hourglass } from 'lucide-react'
import { listenToAnswers } from '../../api.ts'
import { createStore } from '../../plain/create-store.ts'
import { useStore } from '../../ui/use-stored-values.ts'

const isBehind = createStore(false)

listenToAnswers((path, headers) => {
  if (path.split('?')[0] !== api.leads.list.path) return
  isBehind.set(headers.has(behindHeader))
})

/** Says that saves are safe when publishing has lagged for some minutes. */
export const BehindNotice = () =>
  useStore(isBehind) && (
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
