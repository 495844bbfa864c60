import type { Lead, ReplyChannel } from '@bong-bari/contract'
import { Copy, Mail, MessageCircle, Phone } from 'lucide-react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { mailWay, type ReplyWay, whatsAppWay } from './reply-links.ts'

const isWindows = () => /Windows/.test(navigator.userAgent)

const copy = async (text: string, onCopied: () => void) => {
  try {
    await navigator.clipboard.writeText(text)
    onCopied()
  } catch {
    toast({
      title: 'Error',
      description: 'The browser does not allow copying. Mark the text and copy it by hand.',
      destructive: true,
    })
  }
}

const pasted = 'The text is too long for a link, so it is copied: paste it there.'

type ReplyWaysProps = {
  lead: Lead
  text: string
  subject: string
  onOpened: (channel: ReplyChannel) => void
  onCalled: () => void
}

/** Links, which no popup blocker stops. Whether it was sent is asked on the request. */
export const ReplyWays = ({ lead, text, subject, onOpened, onCalled }: ReplyWaysProps) => {
  const written = { text, subject, isWindows: isWindows() }
  const whatsApp = whatsAppWay(lead, written)
  const mail = mailWay(lead, written)
  const open = ({ channel, isCopied }: ReplyWay) => {
    if (isCopied) void copy(text, () => toast({ title: 'Text Copied', description: pasted }))
    onOpened(channel)
  }
  const linkProps = (way: ReplyWay) => ({
    href: way.href,
    onClick: () => open(way),
  })
  const copyOnly = () =>
    copy(text, () => {
      toast({ title: 'Text Copied', description: 'The request asks whether it was sent.' })
      onOpened('other')
    })
  const first = 'Control+Enter Meta+Enter'
  return (
    <>
      {whatsApp && (
        <ButtonLink newTab aria-keyshortcuts={first} {...linkProps(whatsApp)}>
          <MessageCircle />
          WhatsApp
        </ButtonLink>
      )}
      {mail && (
        <ButtonLink
          variant={whatsApp ? 'secondary' : 'primary'}
          aria-keyshortcuts={whatsApp ? undefined : first}
          {...linkProps(mail)}
        >
          <Mail />
          Mail
        </ButtonLink>
      )}
      <Button variant="secondary" onClick={copyOnly}>
        <Copy />
        Copy
      </Button>
      {lead.phone && (
        <Button variant="secondary" onClick={onCalled}>
          <Phone />I called
        </Button>
      )}
      {(whatsApp?.isCopied || mail?.isCopied) && (
        <p className="w-full text-dense text-taxi-800">
          {whatsApp?.isCopied && mail?.isCopied
            ? pasted
            : `${pasted.replace('The text is', `For ${mail?.isCopied ? 'Mail' : 'WhatsApp'} the text is`)}`}
        </p>
      )}
    </>
  )
}
