import { useEffect, useRef, useState } from 'react'

/**
 * Text of a search field. The address (`wanted`) follows `pause` ms after the last key, or at once
 * when cleared. Our own values coming back late through the address are ignored; Back, links and
 * cleared filters are not.
 */
export const useSearchText = (wanted: string, onSearch: (text: string) => void, pause: number) => {
  const [text, setText] = useState(wanted)
  /** What stands in the field, also before the next render: Enter may come at once after a key. */
  const typedText = useRef(wanted)
  /** The address's text, then each one sent since. */
  const sent = useRef([wanted])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const sentIndex = sent.current.indexOf(wanted)
    sent.current = sentIndex < 0 ? [wanted] : sent.current.slice(sentIndex)
    if (sentIndex >= 0) return
    clearTimeout(timer.current)
    typedText.current = wanted
    setText(wanted)
  }, [wanted])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (typed = typedText.current) => {
    clearTimeout(timer.current)
    const search = typed.trim()
    if (search === sent.current.at(-1)) return
    sent.current.push(search)
    onSearch(search)
  }
  const type = (typed: string) => {
    typedText.current = typed
    setText(typed)
    clearTimeout(timer.current)
    if (typed && pause > 0) timer.current = setTimeout(() => send(typed), pause)
    else send(typed)
  }
  return { text, type, send: () => send() }
}
