import { limits } from '@bong-bari/contract'
import { useSearchText } from '../../ui/use-search-text.ts'

/** Milliseconds without a key after which a search is asked for. */
const pause = 300

type LeadSearchFieldProps = { wanted: string; onSearch: (text: string) => void }

/** Finds leads by name, company, e-mail address or phone number. */
export const LeadSearchField = ({ wanted, onSearch }: LeadSearchFieldProps) => {
  const { text, type, send } = useSearchText(wanted, onSearch, pause)
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <input
          type="search"
          className="input admin-size"
          aria-label="Search requests"
          placeholder="Search requests"
          maxLength={limits.leadSearch.text}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </form>
    </search>
  )
}
