import { markdownBeginning } from '@bong-bari/markdown'
import { site } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from '../../../office/dialog/dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { langOf } from '../../../ui/lang-of.ts'
import type { PostValues } from '../data/values.ts'
import card from './post-card.webp'
import { findLostLinks, listMissing, listOwnLinks } from './what-is-missing.ts'

/** Letters of text in a link preview. */
const shownLetters = 160

/** Rough size of the title, in hundredths of the card. */
const sizeOf = ({ length }: string) => (length < 24 ? 6.3 : length < 60 ? 5 : 4)

type ShareCardProps = { values: PostValues; image: string }

const ShareCard = ({ values: { title, content }, image }: ShareCardProps) => (
  <figure className="max-w-[400px] overflow-hidden rounded-field border border-khata-200">
    <div className="@container relative aspect-[1200/630] bg-khata-100">
      <img src={card} alt="" className="size-full" />
      {image && (
        <div className="absolute top-[22.2%] left-[1.6%] h-[57.2%] w-[32.1%] bg-[#f0a78e]">
          <img
            src={image}
            alt=""
            className="absolute top-[4.2%] left-[3.4%] h-[92%] w-[92%] border-2 border-kajol object-cover"
          />
        </div>
      )}
      <p
        lang={langOf(title)}
        className="absolute top-[25.7%] left-[38.5%] flex h-[38%] w-[55.3%] items-center font-bold font-display text-[#8c1418] leading-[1.28]"
        style={{ fontSize: `calc(${sizeOf(title)} * var(--cqi))` }}
      >
        <span className="wrap-anywhere line-clamp-4">{title}</span>
      </p>
    </div>
    <figcaption className="grid gap-0.5 px-3 py-2 text-dense leading-[1.4]">
      <b lang={langOf(title)} className="line-clamp-1">
        {title || '…'} - {site.name} Blog
      </b>
      <span className="line-clamp-2 text-khata-700">
        {markdownBeginning(content, shownLetters)}
      </span>
      <span className="text-khata-700">{location.host}</span>
    </figcaption>
  </figure>
)

const Missing = ({ values, hasCover }: { values: PostValues; hasCover: boolean }) => {
  const { content } = values
  const { origin } = location
  const links = listOwnLinks(content, origin)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['links of a text', links],
    queryFn: ({ signal }) => findLostLinks(content, origin, signal),
    enabled: links.length > 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const missing = [
    ...listMissing(values, hasCover),
    ...(data ?? []).map((path) => `The link to ${path} leads nowhere.`),
  ]
  return (
    <section className="grid gap-2" aria-labelledby="missing">
      <h3 id="missing" className="text-ui">
        {missing.length ? 'What is missing' : 'Nothing is missing'}
      </h3>
      <ul className="grid gap-1 [&>li]:flex [&>li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-[17px] [&_svg]:flex-none">
        {missing.map((words) => (
          <li key={words}>
            <TriangleAlert className="text-taxi-800" />
            <span className="wrap-anywhere">{words}</span>
          </li>
        ))}
        {!missing.length && !isFetching && !isError && (
          <li>
            <Check className="text-jaanla-700" />
            Pictures, cover and links are as they should be.
          </li>
        )}
      </ul>
      <p role="status" className="text-dense text-khata-700 empty:hidden">
        {isFetching && 'Checking its links...'}
        {isError && !isFetching && 'Its links could not be checked. '}
        {isError && !isFetching && (
          <Button variant="secondary" onClick={() => refetch()}>
            Try again
          </Button>
        )}
      </p>
    </section>
  )
}

type PublishSheetProps = {
  values: PostValues
  image: string
  children: ReactNode
  onClose: () => void
}

/** The last look before publishing. It blocks nothing. */
export const PublishSheet = ({ values, image, children, onClose }: PublishSheetProps) => (
  <Dialog title="Publish" onClose={onClose}>
    <div className="grid gap-4">
      <Missing values={values} hasCover={image !== ''} />
      <section className="grid gap-2" aria-labelledby="card">
        <h3 id="card" className="text-ui">
          How a link to it will look
        </h3>
        <ShareCard values={values} image={image} />
      </section>
      {children}
    </div>
  </Dialog>
)
