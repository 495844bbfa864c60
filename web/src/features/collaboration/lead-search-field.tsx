import { limits } from '@bong-bari/contract'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key after which a search is asked for. */
const pause = 300

/** The field has its own text; the address follows it once somebody stops typing. */
const useTyped = (wanted: string, onSearch: (text: string) => void) => {
  const [text, setText] = useState(wanted)
  const sent = useRef(wanted)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back, a link or a cleared filter: not what this field sent itself.
  useEffect(() => {
    if (wanted === sent.current) return
    clearTimeout(timer.current)
    sent.current = wanted
    setText(wanted)
  }, [wanted])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (typed: string) => {
    clearTimeout(timer.current)
    if (typed.trim() === sent.current) return
    sent.current = typed.trim()
    onSearch(sent.current)
  }
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(typed), typed ? pause : 0)
  }
  return { text, type, send }
}

type LeadSearchFieldProps = { wanted: string; onSearch: (text: string) => void }

/** Finds leads by name, company, e-mail address or phone number. */
export const LeadSearchField = ({ wanted, onSearch }: LeadSearchFieldProps) => {
  const { text, type, send } = useTyped(wanted, onSearch)
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send(text)
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
