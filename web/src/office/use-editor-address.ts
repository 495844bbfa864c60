import { useSearchParams } from 'react-router'
import { changed } from './search-params.ts'

/** The open editor, in the address under `name`: `new` or an id. It survives reloads and logins. */
export const useEditorAddress = (name: string) => {
  const [search, setSearch] = useSearchParams()
  const change = (id: string | undefined) =>
    setSearch((now) => changed(now, { [name]: id }), { replace: id === undefined })
  /** A new item got its id: no history step. */
  const rename = (id: string) => setSearch((now) => changed(now, { [name]: id }), { replace: true })
  return {
    openId: search.get(name) ?? undefined,
    open: change,
    rename,
    close: () => change(undefined),
  }
}
