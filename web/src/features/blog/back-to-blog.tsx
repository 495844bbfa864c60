import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

export const BackToBlog = () => (
  <Link to="/blog" className={buttonClass({ variant: 'secondary' })}>
    <ArrowLeft />
    Back to Blog
  </Link>
)
