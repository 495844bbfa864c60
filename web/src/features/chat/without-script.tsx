import { useSiteSettings } from '../../site/settings.ts'
import { ReachUs } from '../../ui/page/reach-us.tsx'

/** Under the page of a visitor without JavaScript, which the chat needs. */
export const ChatWithoutScript = () => {
  const { email, whatsapp } = useSiteSettings()
  return (
    <noscript>
      <p className="px-(--gutter) py-4 text-center">
        Bong Bot, the chat, needs JavaScript. <ReachUs email={email} whatsapp={whatsapp} />
      </p>
    </noscript>
  )
}
