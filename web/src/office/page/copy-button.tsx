import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

/** Returns whether it was copied: some browsers copy only within a press, or not at all. */
export const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const copiedShownMs = 2_000

type CopyButtonProps = { text: string; label: string; className?: string }

/** `label` names what is copied, such as `the phone number`. */
export const CopyButton = ({ text, label, className }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedShownMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    if (await copyText(text)) return setCopied(true)
    const description = `The browser does not allow copying. This is ${label}: ${text}`
    toast({ title: 'Error', description, destructive: true })
  }
  const Icon = copied ? Check : Copy
  return (
    <>
      <Button
        variant="bare"
        iconOnly
        className={className}
        aria-label={`Copy ${label}`}
        onClick={copy}
      >
        <Icon />
      </Button>
      <span className="sr-only" role="status">
        {copied && 'Copied'}
      </span>
    </>
  )
}
