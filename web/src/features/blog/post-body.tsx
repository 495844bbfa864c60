import { MixedText } from '../../ui/mixed-text.tsx'
import { type Block, blocksOf } from './blocks.ts'

/** A longer first paragraph would shout in the display type. */
const longestLead = 220

const Paragraph = ({ text, lead }: { text: string; lead: boolean }) => (
  <p
    className={`whitespace-pre-line ${lead ? 'font-display font-semibold text-title text-paar-700 leading-normal' : ''}`}
  >
    <MixedText>{text}</MixedText>
  </p>
)

const Quote = ({ text, source }: { text: string; source?: string | undefined }) => (
  <figure className="my-5 border-paar-600 border-l-9 py-2 pl-7 shadow-[inset_3px_0_0_var(--color-chun-50),inset_5px_0_0_var(--color-paar-600)]">
    <blockquote className="whitespace-pre-line font-display font-semibold text-quote leading-normal">
      <MixedText>{text}</MixedText>
    </blockquote>
    {source && (
      <figcaption className="text-body text-kajol-soft leading-normal">
        <MixedText>{source}</MixedText>
      </figcaption>
    )}
  </figure>
)

const BlockView = ({ block, first }: { block: Block; first: boolean }) => {
  if (block.kind === 'quote') return <Quote text={block.text} source={block.source} />
  if (block.kind === 'paragraph')
    return <Paragraph text={block.text} lead={first && block.text.length <= longestLead} />
  const Heading = `h${block.level}` as const
  return (
    <Heading
      className={`-mb-3 pt-3.5 ${block.level === 2 ? 'text-quote leading-[1.18]' : 'text-h3'}`}
    >
      <MixedText>{block.text}</MixedText>
    </Heading>
  )
}

export const PostBody = ({ content }: { content: string }) => (
  <div className="wrap-anywhere mx-auto mt-10 grid max-w-[66ch] gap-5 text-read md:text-lead md:leading-[1.75]">
    {blocksOf(content).map((block, place) => (
      <BlockView key={place} block={block} first={place === 0} />
    ))}
  </div>
)
