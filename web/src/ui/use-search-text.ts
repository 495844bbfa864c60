import { useEffect, useRef, useState } from 'react'

/**
 * A search field has its own text; the address, which says what is `wanted`, follows `pause` ms
 * after the last key, an emptied field at once. What the field sent itself comes back through the
 * address, perhaps later than the next key, and changes nothing; Back, a link or a cleared filter do.
 */
export const useSearchText = (wanted: string, onSearch: (text: string) => void, pause: number) => {
  const [text, setText] = useState(wanted)
  /** What the address says, then what was sent since. */
  const sent = useRef([wanted])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const own = sent.current.indexOf(wanted)
    sent.current = own < 0 ? [wanted] : sent.current.slice(own)
    if (own >= 0) return
    clearTimeout(timer.current)
    setText(wanted)
  }, [wanted])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (typed = text) => {
    clearTimeout(timer.current)
    const search = typed.trim()
    if (search === sent.current.at(-1)) return
    sent.current.push(search)
    onSearch(search)
  }
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    if (typed && pause > 0) timer.current = setTimeout(() => send(typed), pause)
    else send(typed)
  }
  return { text, type, send: () => send() }
}
