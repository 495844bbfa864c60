import { ReachUs } from '../../ui/reach-us.tsx'

/** What stands in the place of the fields for a visitor without JavaScript, who could not send them. */
export const WithoutScript = () => (
  <noscript>
    <p className="mt-3.5">
      This form needs JavaScript. <ReachUs /> A person reads it either way.
    </p>
  </noscript>
)
