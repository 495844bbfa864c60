import { useSiteSettings } from '../../site-settings.ts'
import { ReachUs } from '../../ui/reach-us.tsx'

const Words = () => {
  const { email, whatsapp } = useSiteSettings()
  return (
    <p className="mt-3.5">
      This form needs JavaScript. <ReachUs email={email} whatsapp={whatsapp} /> A person reads it
      either way.
    </p>
  )
}

/** What stands in the place of the fields for a visitor without JavaScript, who could not send them. */
export const WithoutScript = () => (
  <noscript>
    <Words />
  </noscript>
)
