import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { formDrafts, ownDraft } from '../../office/form/own-draft.ts'
import { changed, fromList, isFromList } from '../../office/page/search-params.ts'
import { draftOf } from '../../office/resource/resource.ts'
import type { ListName, TabName } from './kind.ts'
import { trainingRows } from './taught.ts'

const lists: readonly TabName[] = ['training', 'templates', 'unanswered', 'built-in']
const filterNames = ['q', 'language', 'category', 'type', 'asked']

const without = (names: string[]) => Object.fromEntries(names.map((name) => [name, undefined]))

/**
 * List, filters and the open entry (an id, or `new`) are in the address, so that reload, Back and a login in
 * between keep them.
 */
export const useAddress = () => {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const list = lists.find((name) => name === search.get('list')) ?? 'training'
  const listParam = (name: TabName) => ({ list: name === 'training' ? undefined : name })

  const open = (name: ListName, edit: string | number) =>
    setSearch((now) => changed(now, { ...listParam(name), edit: String(edit) }), {
      state: fromList,
    })
  return {
    list,
    edit: search.get('edit') ?? undefined,
    filter: (name: string) => search.get(name) ?? '',
    isFiltered: filterNames.some((name) => search.get(name)),
    showList: (name: TabName) =>
      setSearch((now) => changed(now, { ...without(filterNames), ...listParam(name) })),
    /** Replaces the history entry: Back does not undo typing letter by letter. */
    setFilter: (name: string, value: string) =>
      setSearch((now) => changed(now, { [name]: value }), { replace: name === 'q' }),
    clearFilters: () => setSearch((now) => changed(now, without(filterNames))),
    open,
    /** Opens a new training row with these values. */
    teach: (values: Record<string, unknown>) => {
      const draft = ownDraft(draftOf(trainingRows, 'new'))
      formDrafts.forget(draft)
      formDrafts.change(draft, values)
      open('training', 'new')
    },
    close: () => {
      if (isFromList(state)) navigate(-1)
      else setSearch((now) => changed(now, { edit: undefined }), { replace: true })
    },
  }
}
export type Address = ReturnType<typeof useAddress>
