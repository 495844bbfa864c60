import { buttonOf } from '@bong-bari/contract'
import { ArrowRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { describedBy, widthsOf } from '../../ui/shown-picture.ts'
import type { SectionLook, ShownSection } from './shown-section.ts'

const isOutside = (link: string) => /^https?:/i.test(link)

/** A section's link and its text; undefined unless it has both. */
const leadOf = (section: ShownSection) => {
  const button = buttonOf(section)
  return button && { ...button, newTab: isOutside(button.href) }
}

export const SectionTitle = ({
  section: { title },
  level,
  className = 'text-wall-title leading-[1.24]',
}: SectionLook & { className?: string }) => {
  const Heading = `h${level}` as const
  return title?.trim() ? (
    <Heading className={`wrap-anywhere ${className}`}>
      <MixedText>{title}</MixedText>
    </Heading>
  ) : null
}

export const SectionText = ({ section: { content } }: { section: ShownSection }) =>
  content?.trim() ? (
    <p className="wrap-anywhere mt-1 max-w-[58ch] whitespace-pre-line text-wall leading-[1.55] first:mt-0">
      <MixedText>{content}</MixedText>
    </p>
  ) : null

export const SectionButton = ({
  section,
  className = 'mt-3.5',
}: {
  section: ShownSection
  className?: string
}) => {
  const lead = leadOf(section)
  return lead ? (
    <p className={className}>
      <ButtonLink className="wrap-anywhere" href={lead.href} newTab={lead.newTab}>
        <MixedText>{lead.words}</MixedText>
      </ButtonLink>
    </p>
  ) : null
}

/** The same as a link within a line. */
export const SectionLink = ({ section }: { section: ShownSection }) => {
  const lead = leadOf(section)
  return lead ? (
    <a
      className="wrap-anywhere inline-flex min-h-11 items-center gap-[7px] font-display font-semibold text-read text-taxi-400 leading-[1.3] decoration-2 underline-offset-5"
      href={lead.href}
      {...(lead.newTab && { target: '_blank', rel: 'noopener' })}
    >
      <MixedText>{lead.words}</MixedText>
      <ArrowRight />
      {lead.newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  ) : null
}

type PictureProps = {
  section: ShownSection
  className?: string
  sizes?: string
  /** Shown where it does not load. */
  standIn?: ReactNode
}

export const hasPicture = ({ imageUrl }: ShownSection) => Boolean(imageUrl?.trim())

/** The section's picture; its stand-in if it has none. Where it does not load, `boot/pictures.ts` shows that. */
export const SectionPicture = ({
  section: { imageUrl, imageWidth, imageHeight, imageSmall, imageAlt, title },
  className = 'size-full object-cover',
  sizes = '(min-width: 768px) 560px, 92vw',
  standIn,
}: PictureProps) => {
  const source = imageUrl?.trim()
  if (!source) return standIn
  return (
    <Fragment key={source}>
      <img
        className={className}
        {...widthsOf(source, imageWidth, imageSmall, sizes)}
        src={source}
        width={imageWidth ?? undefined}
        height={imageHeight ?? undefined}
        // Without a title the picture is all that the section says.
        alt={title?.trim() ? '' : 'Picture of this section'}
        {...describedBy(imageAlt)}
        loading="lazy"
        decoding="async"
        data-optional=""
      />
      {standIn && (
        <span hidden className="contents">
          {standIn}
        </span>
      )}
    </Fragment>
  )
}
