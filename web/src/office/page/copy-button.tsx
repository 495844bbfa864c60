import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

const shownFor = 2_000

type CopyButtonProps = { text: string; label: string; className?: string }

/** `label` names what is copied, such as `the phone number`. */
export const CopyButton = ({ text, label, className }: CopyButtonProps) => {
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
