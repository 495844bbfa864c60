import { useCallback, useEffect, useState } from 'react'

type Loaded<Data> = { data?: Data; hasFailed: boolean; retry: () => void }

/** Loads once it is wanted. After a failure only `retry` loads again; `load` must stay the same function. */
export const useLoaded = <Data>(
  load: (signal: AbortSignal) => Promise<Data>,
  isWanted: boolean,
): Loaded<Data> => {
  const [state, setState] = useState<{ data?: Data; hasFailed: boolean }>({ hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  const hasData = state.data !== undefined
  useEffect(() => {
    if (!isWanted || hasData) return
    const abort = new AbortController()
    load(abort.signal).then(
      (data) => abort.signal.aborted || setState({ data, hasFailed: false }),
      () => abort.signal.aborted || setState({ hasFailed: true }),
    )
    return () => abort.abort()
  }, [load, isWanted, hasData, attempt])
  const retry = useCallback(() => {
    setState({ hasFailed: false })
    setAttempt((count) => count + 1)
  }, [])
  return { ...state, retry }
}
