import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'

export const BackToBlog = () => (
  <a href="/blog" className={buttonClass({ variant: 'secondary' })}>
    <ArrowLeft />
    Back to Blog
  </a>
)
