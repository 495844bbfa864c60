import type { PostBlock, PostBlockOf } from '@bong-bari/contract'
import { inlineText, readingTime } from '@bong-bari/markdown/plain'
import { memo } from 'react'
import { PostFigure } from './post-figure.tsx'
import { PostRuns } from './post-runs.tsx'
import { PostVideo } from './post-video.tsx'

/** A longer first paragraph is too loud in the display type. */
const longestLead = 220

const Paragraph = ({
  children,
  lead,
}: {
  children: PostBlockOf<'paragraph'>['children']
  lead: boolean
}) => (
  <p
    className={`whitespace-pre-line ${lead ? 'font-display font-semibold text-title text-paar-700 leading-normal' : ''}`}
  >
    <PostRuns runs={children} />
  </p>
)

const Quote = ({ children, source }: PostBlockOf<'quote'>) => (
  <figure className="my-5 border-paar-600 border-l-9 py-2 pl-7 shadow-[inset_3px_0_0_var(--color-chun-50),inset_5px_0_0_var(--color-paar-600)]">
    <blockquote className="grid gap-3 font-display font-semibold text-quote leading-normal">
      <Blocks blocks={children} />
    </blockquote>
    {source && (
      <figcaption className="text-body text-kajol-soft leading-normal">
        <PostRuns runs={source} />
      </figcaption>
    )}
  </figure>
)

const List = ({ ordered, start, items }: PostBlockOf<'list'>) => {
  const Kind = ordered ? 'ol' : 'ul'
  return (
    <Kind
      {...(ordered && start !== 1 && { start })}
      className={`grid gap-2 pl-[1.6em] marker:text-paar-600 ${ordered ? 'list-decimal [[lang=bn]_&]:list-[bengali]' : 'list-disc'}`}
    >
      {items.map((item, place) => (
        <li key={place} className="pl-1">
          <div className="grid gap-2">
            <Blocks blocks={item} />
          </div>
        </li>
      ))}
    </Kind>
  )
}

/** The band of a saree border. */
const Rule = () => (
  <hr className="mx-auto my-4 h-3 w-40 border-paar-600 border-t-7 border-b-[1.5px]" />
)

const Heading = ({ level, children }: PostBlockOf<'heading'>) => {
  const Level = `h${level}` as const
  return (
    <Level className={`-mb-3 pt-3.5 ${level === 2 ? 'text-quote leading-[1.18]' : 'text-h3'}`}>
      <PostRuns runs={children} />
    </Level>
  )
}

/** Memoized: a preview redraws only the changed block. */
const BlockView = memo(({ block, first }: { block: PostBlock; first: boolean }) => {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />
    case 'quote':
      return <Quote {...block} />
    case 'list':
      return <List {...block} />
    case 'picture':
      return <PostFigure {...block} />
    case 'video':
      return <PostVideo {...block} />
    case 'rule':
      return <Rule />
    default: {
      const lead = first && inlineText(block.children).length <= longestLead
      return <Paragraph lead={lead}>{block.children}</Paragraph>
    }
  }
})

const Blocks = ({ blocks, lead = false }: { blocks: readonly PostBlock[]; lead?: boolean }) =>
  blocks.map((block, place) => <BlockView key={place} block={block} first={lead && place === 0} />)

/** Bengali has no italics and its text type no bold: the display type is the strong one. */
const bengaliMarks =
  '[&_em_[lang=bn]]:text-paar-700 [&_em_[lang=bn]]:not-italic [&_strong_[lang=bn]]:font-display [&_strong_[lang=bn]]:[--font-common:var(--font-display-common)] [&_strong_[lang=bn]]:font-extrabold'

/** Draws a post's text with these elements alone: nothing in it becomes markup. */
export const PostBody = ({ blocks }: { blocks: readonly PostBlock[] }) => (
  <div
    data-blocks
    lang={readingTime(blocks).isBengali ? 'bn' : undefined}
    className={`${bengaliMarks} wrap-anywhere mx-auto mt-10 grid grid-cols-[minmax(0,1fr)] max-w-[66ch] gap-5 text-read md:text-lead md:leading-[1.75]`}
  >
    <Blocks blocks={blocks} lead />
  </div>
)
