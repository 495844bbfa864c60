import { useSearchParams } from 'react-router'
import { changed } from './search-params.ts'

/**
 * Which editor is open, in the address under `name`: `new`, or the id of what is edited. So a
 * reload, and a login after the session ended, come back to it.
 */
export const useEditorAddress = (name: string) => {
  const [search, setSearch] = useSearchParams()
  const change = (id: string | undefined) =>
    setSearch((now) => changed(now, { [name]: id }), { replace: id === undefined })
  /** What is edited got its id meanwhile, which is no step of the history. */
  const rename = (id: string) => setSearch((now) => changed(now, { [name]: id }), { replace: true })
  return {
    openId: search.get(name) ?? undefined,
    open: change,
    rename,
    close: () => change(undefined),
  }
}
