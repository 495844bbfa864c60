import { useSiteSettings } from '../../site-settings.ts'
import { ReachUs } from '../../ui/reach-us.tsx'

const Words = () => {
  const { email, whatsapp } = useSiteSettings()
  return (
    <p className="px-(--gutter) py-4 text-center">
      Bong Bot, the chat, needs JavaScript. <ReachUs email={email} whatsapp={whatsapp} />
    </p>
  )
}

/** Under the page. */
export const WithoutScript = () => (
  <noscript>
    <Words />
  </noscript>
)
