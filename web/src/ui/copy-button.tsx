import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { toast } from './toast-store.ts'

/** Milliseconds that the button shows its success. */
const shownFor = 2_000

/** Copies `text`; `label` says what that is, such as `the phone number`. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      const description = `The browser does not allow copying. This is ${label}: ${text}`
      toast({ title: 'Error', description, destructive: true })
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <>
      <Button
        size="admin"
        variant="secondary"
        iconOnly
        className="bare copy"
        aria-label={`Copy ${label}`}
        onClick={copy}
      >
        <Icon className="icon" aria-hidden="true" strokeWidth={2.2} />
      </Button>
      <span className="sr-only" role="status">
        {copied && 'Copied'}
      </span>
    </>
  )
}
