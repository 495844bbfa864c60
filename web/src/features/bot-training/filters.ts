import { languages } from '@bong-bari/contract'
import { everySearchWord, hasTypedWords, typedWords } from '@bong-bari/text'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { formDrafts, ownDraft } from '../../office/form/own-draft.ts'
import { fromList, isFromList, withParams } from '../../office/page/search-params.ts'
import { draftOf } from '../../office/resource/resource.ts'
import { type Entry, type Kind, type ListName, type TabName, trainingRows } from './kind.ts'

const lists: readonly TabName[] = ['training', 'templates', 'unanswered', 'built-in']
const filterNames = ['q', 'language', 'category', 'type']

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
    setSearch((now) => withParams(now, { ...listParam(name), edit: String(edit) }), {
      state: fromList,
    })
  return {
    list,
    edit: search.get('edit') ?? undefined,
    filter: (name: string) => search.get(name) ?? '',
    isFiltered: filterNames.some((name) => search.get(name)),
    showList: (name: TabName) =>
      setSearch((now) => withParams(now, { ...without(filterNames), ...listParam(name) })),
    /** Replaces the history entry: Back does not undo typing letter by letter. */
    setFilter: (name: string, value: string) =>
      setSearch((now) => withParams(now, { [name]: value }), { replace: name === 'q' }),
    clearFilters: () => setSearch((now) => withParams(now, without(filterNames))),
    open,
    /** Opens the editor of a new training row with these values. */
    teach: (values: Record<string, unknown>) => {
      const draft = ownDraft(draftOf(trainingRows, 'new'))
      formDrafts.forget(draft)
      formDrafts.change(draft, values)
      open('training', 'new')
    },
    close: () => {
      if (isFromList(state)) navigate(-1)
      else setSearch((now) => withParams(now, { edit: undefined }), { replace: true })
    },
  }
}
export type Address = ReturnType<typeof useAddress>

const searchWords = new WeakMap<Entry, string[]>()

/** The search words of an entry, which are computed once. */
const searchWordsOf = (entry: Entry, text: string) => {
  const words = searchWords.get(entry) ?? everySearchWord(text)
  searchWords.set(entry, words)
  return words
}

/** Returns the value if it is an option. Another value in the address does not filter. */
export const oneOf = (options: readonly string[], value: string) =>
  options.includes(value) ? value : ''

/** Entries that fit the choices and have a word beginning with each search word, in either script. */
export const matching = <E extends Entry>(
  entries: E[],
  kind: Kind<E>,
  filter: Address['filter'],
) => {
  const typed = typedWords(filter('q'))
  const language = oneOf(languages, filter('language'))
  const group = oneOf(kind.group.options, filter(kind.group.param))
  return entries.filter((entry) => {
    if (language && entry.language !== language) return false
    if (group && kind.group.of(entry) !== group) return false
    return typed.length === 0 || hasTypedWords(searchWordsOf(entry, kind.textOf(entry)), typed)
  })
}
