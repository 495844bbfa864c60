import { findVideoId } from '@bong-bari/contract'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { InputField } from '../../../ui/field.tsx'
import { insertBlock, insertLink, type TextEdit, wholeAddress } from './edits.ts'

type AskProps = { onEdit: (edit: TextEdit) => void; onClose: () => void }

/** It stands within the form of the post, so Enter and Escape must not reach that. */
const Ask = ({
  name,
  children,
  onInsert,
  onClose,
}: {
  name: string
  children: ReactNode
  onInsert: () => void
  onClose: () => void
}) => {
  const frame = useRef<HTMLFieldSetElement>(null)
  useEffect(() => frame.current?.querySelector('input')?.focus(), [])
  const press = (event: KeyboardEvent) => {
    const act = { Enter: onInsert, Escape: onClose }[event.key]
    if (!act || (event.key === 'Enter' && event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <fieldset
      ref={frame}
      aria-label={name}
      className="grid gap-2.5 border border-khata-500 border-t-0 border-b-khata-200 bg-khata-50 px-3 pt-2 pb-3"
      onKeyDown={press}
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onInsert}>Insert</Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}

const AskLink = ({ selectedText, onEdit, onClose }: AskProps & { selectedText: string }) => {
  const isAddress = /^(?:https?:\/\/|www\.)\S+$/.test(selectedText.trim())
  const [address, setAddress] = useState(isAddress ? selectedText.trim() : '')
  const [linkText, setLinkText] = useState(isAddress ? '' : selectedText)
  const [error, setError] = useState<string>()
  const insert = () => {
    if (!address.trim()) return setError('Type the address that the link leads to')
    onEdit(insertLink(wholeAddress(address), linkText))
  }
  return (
    <Ask name="Link" onInsert={insert} onClose={onClose}>
      <InputField
        label="Link address"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="bongbari.in/blog"
        value={address}
        error={error}
        onChange={({ target }) => setAddress(target.value)}
      />
      <InputField
        label="Link text"
        aside="optional"
        value={linkText}
        onChange={({ target }) => setLinkText(target.value)}
      />
    </Ask>
  )
}

const AskVideo = ({ onEdit, onClose }: AskProps) => {
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const insert = () => {
    if (!findVideoId(address.trim())) return setError('This is not the address of a YouTube video')
    onEdit(insertBlock(address.trim()))
  }
  return (
    <Ask name="Video" onInsert={insert} onClose={onClose}>
      <InputField
        label="Address of the video"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://youtu.be/…"
        hint="Copy it from Share on YouTube. It gets a line of its own in the text."
        value={address}
        error={error}
        onChange={({ target }) => setAddress(target.value)}
      />
    </Ask>
  )
}

export type Asking = { for: 'link' | 'video'; selectedText: string }

export const TextAsk = ({ asking, ...ask }: AskProps & { asking: Asking }) =>
  asking.for === 'link' ? (
    <AskLink selectedText={asking.selectedText} {...ask} />
  ) : (
    <AskVideo {...ask} />
  )
