import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/field.tsx'

type Props = { onSearch: (text: string) => void }

/** Looks among the titles with every letter. What was typed before the page answered counts too. */
export const VideoSearch = ({ onSearch }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const typed = field.current?.value
    if (typed) onSearch(typed)
  }, [onSearch])
  const clear = () => {
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
    onSearch('')
  }
  return (
    <search className="grid noscript:hidden max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5">
      <label htmlFor="video-search" className="col-span-full font-semibold text-base">
        Find a video, in English or in <span lang="bn">বাংলা</span>
      </label>
      <input
        ref={field}
        id="video-search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className={`${inputClass} [&::-webkit-search-cancel-button]:hidden`}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Button variant="secondary" iconOnly aria-label="Clear the search" onClick={clear}>
        <X />
      </Button>
    </search>
  )
}
