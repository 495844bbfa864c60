import { everySearchWord, hasTypedWords, typedWords } from '@bong-bari/text'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { formDrafts, ownDraft } from '../../office/form/own-draft.ts'
import { fromList, isFromList, withParams } from '../../office/page/search-params.ts'
import { draftOf } from '../../office/resource/resource.ts'
import { type Entry, type Kind, type ListName, type TabName, trainingRows } from './kind.ts'

const lists: readonly TabName[] = ['training', 'templates', 'unanswered', 'built-in']

/**
 * List, search and the open entry (an id, or `new`) are in the address, so that reload, Back and a login in
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
    search: search.get('q') ?? '',
    showList: (name: TabName) =>
      setSearch((now) => withParams(now, { q: undefined, ...listParam(name) })),
    /** Replaces the history entry: Back does not undo typing letter by letter. */
    searchFor: (q: string) => setSearch((now) => withParams(now, { q }), { replace: true }),
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

/** Entries that have a word beginning with each search word, in either script. */
export const matching = <E extends Entry>(entries: E[], { textOf }: Kind<E>, search: string) => {
  const typed = typedWords(search)
  if (typed.length === 0) return entries
  return entries.filter((entry) => hasTypedWords(searchWordsOf(entry, textOf(entry)), typed))
}
