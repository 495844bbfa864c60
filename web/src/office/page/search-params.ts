import { useSearchParams } from 'react-router'

/** Copies the parameters with some changed; empty ones are dropped. */
export const withParams = (search: URLSearchParams, values: Record<string, string | undefined>) => {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** History state of something opened from a list: closing it goes back. */
export const fromList = { fromList: true }

export const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state

/** The open editor, in the address under `name`: `new` or an id. It survives reloads and logins. */
export const useEditorAddress = (name: string) => {
  const [search, setSearch] = useSearchParams()
  const change = (id: string | undefined) =>
    setSearch((now) => withParams(now, { [name]: id }), { replace: id === undefined })
  /** A new item got its id: no history step. */
  const rename = (id: string) =>
    setSearch((now) => withParams(now, { [name]: id }), { replace: true })
  return {
    openId: search.get(name) ?? undefined,
    open: change,
    rename,
    close: () => change(undefined),
  }
}
