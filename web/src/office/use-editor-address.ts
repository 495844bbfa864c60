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
  return { openId: search.get(name) ?? undefined, open: change, close: () => change(undefined) }
}
