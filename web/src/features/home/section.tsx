import { hasVisibleContent, readButton, type Section as StoredSection } from '@bong-bari/contract'
import { ArrowRight } from 'lucide-react'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { Art } from '../../ui/art.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { describedBy, widthsOf } from '../../ui/page/shown-picture.ts'

type Text = string | null | undefined

/** What visitors see of a section; from a form, some of it may be missing. */
export type ShownSection = {
  sectionType: StoredSection['sectionType']
  title?: Text
  content?: Text
  imageUrl?: Text
  imageWidth?: StoredSection['imageWidth']
  imageHeight?: StoredSection['imageHeight']
  imageSmall?: StoredSection['imageSmall']
  imageAlt?: StoredSection['imageAlt']
  linkUrl?: Text
  buttonText?: Text
}

/** `level` is that of its heading. */
type SectionLook = { section: ShownSection; level: 2 | 3 }

const isOutside = (link: string) => /^https?:/i.test(link)

/** A section's link and its text; undefined unless it has both. */
const leadOf = (section: ShownSection) => {
  const button = readButton(section)
  return button && { ...button, newTab: isOutside(button.href) }
}

const SectionTitle = ({
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

const SectionText = ({ section: { content } }: { section: ShownSection }) =>
  content?.trim() ? (
    <p className="wrap-anywhere mt-1 max-w-[58ch] whitespace-pre-line text-wall leading-[1.55] first:mt-0">
      <MixedText>{content}</MixedText>
    </p>
  ) : null

const SectionButton = ({
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
        <MixedText>{lead.label}</MixedText>
      </ButtonLink>
    </p>
  ) : null
}

/** The same as a link within a line. */
const SectionLink = ({ section }: { section: ShownSection }) => {
  const lead = leadOf(section)
  return lead ? (
    <a
      className="wrap-anywhere inline-flex min-h-11 items-center gap-[7px] font-display font-semibold text-read text-taxi-400 leading-[1.3] decoration-2 underline-offset-5"
      href={lead.href}
      {...(lead.newTab && { target: '_blank', rel: 'noopener' })}
    >
      <MixedText>{lead.label}</MixedText>
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

const hasPicture = ({ imageUrl }: ShownSection) => Boolean(imageUrl?.trim())

/** The section's picture; its stand-in if it has none. Where it does not load, `boot/pictures.ts` shows that. */
const SectionPicture = ({
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

const pictureClass = 'aspect-video max-h-40 w-full rounded-sm border-3 border-white object-cover'

const withPicture = (section: ShownSection) => (hasPicture(section) ? 'picture' : undefined)

const Announcement = (look: SectionLook) => (
  <div className="enamel house-plate on-dark" data-with={withPicture(look.section)}>
    <SectionPicture section={look.section} className={pictureClass} />
    <div>
      <SectionTitle {...look} className="text-wall-plate leading-[1.24]" />
      <SectionText section={look.section} />
    </div>
    <SectionLink section={look.section} />
  </div>
)

const ShopWindow = () => (
  <>
    <Art name="tram" className="absolute -bottom-[2%] left-[6%] h-[66%] w-auto" />
    <Art name="masmile" className="absolute right-[8%] bottom-0 h-[94%] w-auto" />
  </>
)

/** A shop front with its shutter up: title on the hood, picture inside. */
const Banner = (look: SectionLook) => {
  return (
    <div className="overflow-hidden rounded-t-md rounded-b-xs border-4 border-kajol bg-chun-50">
      <div className="house-hood on-dark">
        <SectionTitle {...look} />
      </div>
      <div className="house-roll" />
      <div
        className="relative aspect-[4] overflow-hidden bg-taxi-400 data-with:aspect-[3]"
        data-with={withPicture(look.section)}
      >
        <SectionPicture section={look.section} standIn={<ShopWindow />} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-7 gap-y-3 border-kajol border-t-4 px-[22px] pt-3.5 pb-4 empty:hidden *:first:flex-[1_1_300px]">
        <SectionText section={look.section} />
        <SectionButton section={look.section} className="" />
      </div>
    </div>
  )
}

/** Ma says it from her window; a picture hangs in the next one. */
const Greeting = (look: SectionLook) => {
  return (
    <div className="house-greeting">
      <div className="relative px-2">
        <span className="house-window">
          <SectionPicture
            section={look.section}
            sizes="220px"
            standIn={<Art name="masmile" className="size-full translate-y-1" />}
          />
        </span>
        <span className="-mx-2 mt-[3px] block h-3.5 rounded-[2px] border-3 border-kajol bg-chun-50" />
      </div>
      <div className="house-bubble">
        <SectionTitle {...look} />
        <SectionText section={look.section} />
        <SectionButton section={look.section} />
      </div>
    </div>
  )
}

const Offer = (look: SectionLook) => {
  return (
    <div className="house-bricks">
      <div className="house-poster group" data-with={withPicture(look.section)}>
        <div>
          <SectionTitle {...look} className="text-paar-700 text-wall-poster leading-[1.2]" />
          <SectionText section={look.section} />
          <SectionButton section={look.section} />
        </div>
        <div className="hidden aspect-[4/3] overflow-hidden border-3 border-kajol bg-taxi-100 group-data-with:block">
          <SectionPicture section={look.section} />
        </div>
        <Art name="bags" className="h-[118px] w-auto group-data-with:hidden" />
      </div>
    </div>
  )
}

const looks: Record<ShownSection['sectionType'], ComponentType<SectionLook>> = {
  greeting: Greeting,
  announcement: Announcement,
  offer: Offer,
  banner: Banner,
}

/** A section, drawn by its type. It fits its container; without anything to show it draws nothing. */
export const Section = ({ section, level = 2 }: { section: ShownSection; level?: 2 | 3 }) => {
  const Look = looks[section.sectionType]
  if (!hasVisibleContent(section)) return null
  return (
    <article className="house-section">
      <Look section={section} level={level} />
    </article>
  )
}
