import type { PostInline } from '@bong-bari/contract'
import { ArrowUpRight } from 'lucide-react'
import { MixedText } from '../../ui/mixed-text.tsx'

const marks = { strong: 'strong', emphasis: 'em', strike: 's' } as const

const PostLink = ({ href, children }: { href: string; children: readonly PostInline[] }) => {
  const isElsewhere = /^https?:/i.test(href)
  return (
    <a
      href={href}
      className="font-medium text-paar-700 underline underline-offset-4"
      {...(isElsewhere && { target: '_blank', rel: 'noopener nofollow' })}
    >
      <PostRuns runs={children} />
      {isElsewhere && (
        <>
          <ArrowUpRight className="inline size-[.8em]" />
          <span className="sr-only"> (opens in a new tab)</span>
        </>
      )}
    </a>
  )
}

/**
 * Browsers break an endless word into lines in quadratic time: 96,000 letters of conjuncts took Chromium over
 * 30 seconds.
 */
const piece = /(\S{400}\p{M}*)(?=\S{400})/u

/** {@link MixedText} with endless words split into boxes that are laid out one by one. */
const BoundedText = ({ children }: { children: string }) =>
  // Splitting on a group puts the pieces at odd indexes.
  children.split(piece).map((part, place) =>
    place % 2 ? (
      <span key={place} className="inline-block">
        <MixedText>{part}</MixedText>
      </span>
    ) : (
      <MixedText key={place}>{part}</MixedText>
    ),
  )

const PostRun = ({ run }: { run: PostInline }) => {
  if (typeof run === 'string') return <BoundedText>{run}</BoundedText>
  if (run.kind === 'link') return <PostLink href={run.href}>{run.children}</PostLink>
  const Mark = marks[run.kind]
  return (
    <Mark>
      <PostRuns runs={run.children} />
    </Mark>
  )
}

export const PostRuns = ({ runs }: { runs: readonly PostInline[] }) =>
  runs.map((run, place) => <PostRun key={place} run={run} />)
