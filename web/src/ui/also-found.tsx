import { ArrowRight } from 'lucide-react'
import { MixedText } from './mixed-text.tsx'
import { moreLink, moreLinkIcon } from './more-link.ts'

type Entry = { kind: 'videos' | 'posts' | 'pages'; href: string; title: string }

const words: Record<Entry['kind'], string> = { videos: 'Video', posts: 'Post', pages: 'Page' }

const most = 3

export const AlsoFound = ({ entries }: { entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <div className="mt-9">
      <h2 className="font-display font-semibold text-h4">
        Also in the house, <span lang="bn">বাড়ির অন্য ঘরে</span>
      </h2>
      <ul>
        {entries.slice(0, most).map(({ kind, href, title }) => (
          <li key={href}>
            <a href={href} className={`${moreLink} wrap-anywhere`}>
              <span>
                <span className="font-normal font-text text-dense text-kajol-soft">
                  {words[kind]}:{' '}
                </span>
                <MixedText>{title}</MixedText>
              </span>
              <ArrowRight className={`${moreLinkIcon} shrink-0`} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
