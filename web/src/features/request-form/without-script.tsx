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

/** In place of the form without JavaScript, which sending needs. */
export const WithoutScript = () => (
  <noscript>
    <Words />
  </noscript>
)
