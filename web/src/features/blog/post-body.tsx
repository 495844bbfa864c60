import type { PostBlock, PostBlockOf, PostInline } from '@bong-bari/contract'
import { inlineText, readingTime } from '@bong-bari/markdown/plain'
import { ArrowUpRight, Play } from 'lucide-react'
import { memo } from 'react'
import { langOf } from '../../plain/lang-of.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { widthsOf } from '../../ui/page/shown-picture.ts'

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
const longWordPart = /(\S{400}\p{M}*)(?=\S{400})/u

/** {@link MixedText} with endless words split into boxes that are laid out one by one. */
const BoundedText = ({ children }: { children: string }) =>
  // Splitting on a group puts the pieces at odd indexes.
  children.split(longWordPart).map((part, index) =>
    index % 2 ? (
      <span key={index} className="inline-block">
        <MixedText>{part}</MixedText>
      </span>
    ) : (
      <MixedText key={index}>{part}</MixedText>
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

const PostRuns = ({ runs }: { runs: readonly PostInline[] }) =>
  runs.map((run, index) => <PostRun key={index} run={run} />)

/** For a picture of unknown size. */
const unknown = { width: 720, height: 480 }

const PostFigure = ({ src, alt, caption, width, height, small }: PostBlockOf<'picture'>) => {
  const size = width && height ? { width, height } : unknown
  return (
    <figure>
      <img
        {...size}
        {...widthsOf(src, width, small, '(min-width: 720px) 660px, 92vw')}
        src={src}
        alt={alt}
        lang={langOf(alt)}
        loading="lazy"
        decoding="async"
        className={`h-auto w-full border-4 border-kajol bg-chun-200 outline-11 outline-jaanla-700 -outline-offset-4 ${size === unknown ? 'aspect-3/2 object-contain' : ''}`}
      />
      {caption && (
        <figcaption className="mt-4 text-body text-kajol-soft leading-normal">
          <MixedText>{caption}</MixedText>
        </figcaption>
      )}
    </figure>
  )
}

/** A video behind a closed window: nothing of it loads before `boot/player.ts` hears a press. */
const PostVideo = ({ youtubeId, title }: PostBlockOf<'video'>) => (
  <div
    className="relative m-1 aspect-video border-11 border-jaanla-700 bg-raat-800 outline-4 outline-kajol"
    data-player=""
  >
    <a
      href={`https://www.youtube.com/watch?v=${youtubeId}`}
      data-play={youtubeId}
      data-title={title ?? 'Video'}
      data-address="maybe"
      className="absolute inset-0 grid in-data-playing:hidden place-items-center overflow-hidden"
    >
      <span className="grid size-18 place-items-center rounded-full border-4 border-kajol bg-taxi-400 text-paar-600">
        <Play className="ml-1 size-8 fill-current" />
      </span>
      <span
        className={
          title
            ? 'absolute bottom-2.5 left-3 mr-3 rounded-[5px] bg-kajol px-[11px] pt-[3px] pb-px font-display font-semibold text-chun-100 text-ui leading-normal'
            : 'sr-only'
        }
      >
        <span className="sr-only">Play the video </span>
        {title && <MixedText>{title}</MixedText>}
      </span>
    </a>
    <div data-screen="" />
  </div>
)

/** A longer first paragraph is too loud in the display type. */
const maxLeadLength = 220

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
      {items.map((item, index) => (
        <li key={index} className="pl-1">
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
      const lead = first && inlineText(block.children).length <= maxLeadLength
      return <Paragraph lead={lead}>{block.children}</Paragraph>
    }
  }
})

const Blocks = ({ blocks, lead = false }: { blocks: readonly PostBlock[]; lead?: boolean }) =>
  blocks.map((block, index) => <BlockView key={index} block={block} first={lead && index === 0} />)

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
