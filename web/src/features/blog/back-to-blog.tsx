import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'

export const BackToBlog = () => (
  <Link to="/blog" className={buttonClass({ variant: 'secondary' })}>
    <ArrowLeft aria-hidden="true" className="icon" strokeWidth={2.2} />
    Back to Blog
  </Link>
)
