import { ArrowRight } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { moreLink, moreLinkIcon } from '../../ui/more-link.ts'

export const AllLink = () => (
  <Link to="/videos" className={moreLink}>
    All videos
    <ArrowRight className={moreLinkIcon} />
  </Link>
)
