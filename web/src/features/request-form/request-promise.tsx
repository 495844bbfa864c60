import { Hint } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'

export const RequestPromise = () => (
  <Hint>
    We use these details only to answer you, and show them to nobody else.{' '}
    <Link to="/privacy" className="font-medium text-phalak-700">
      How we use what you send
    </Link>
  </Hint>
)
