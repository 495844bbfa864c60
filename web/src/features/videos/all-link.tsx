import { ArrowRight } from 'lucide-react'
import { moreLink, moreLinkIcon } from '../../ui/more-link.ts'

export const AllLink = () => (
  <a href="/videos" className={moreLink}>
    All videos
    <ArrowRight className={moreLinkIcon} />
  </a>
)
