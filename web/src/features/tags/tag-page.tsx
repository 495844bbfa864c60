import { site } from '@bong-bari/site'
import { ArrowLeft, ArrowRight, RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { Art } from '../../ui/art.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { longDate } from '../../ui/long-date.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { moreLink, moreLinkIcon } from '../../ui/more-link.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { cardSize, usePageMeta } from '../../ui/page-meta.ts'
import { Share } from '../../ui/share.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { type ShownTag, tagIn, tagPath, useTag } from './tag.ts'

type DrawFilms = (films: ShownTag['films']) => ReactNode

const bothOf = ({ bn, en }: Pick<ShownTag, 'bn' | 'en'>) => [bn, en].filter(Boolean).join(', ')

const counted = (number: number, one: string, many: string) =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]

const countOf = ({ films, stories }: ShownTag) =>
  [
    ...counted(films.length, 'video', 'videos'),
    ...counted(stories.length, 'story', 'stories'),
  ].join(' and ')

const descriptionOf = (tag: ShownTag) =>
  `${countOf(tag)} of ${site.name} about ${bothOf(tag)}, the newest first: Bengali family comedy from Kolkata.`

const Ways = () => (
  <p className="flex flex-wrap gap-x-6">
    <Link to="/videos" className={moreLink}>
      <ArrowLeft className={moreLinkIcon} />
      All videos
    </Link>
    <Link to="/blog" className={moreLink}>
      <ArrowLeft className={moreLinkIcon} />
      All stories
    </Link>
  </p>
)

const Stories = ({ stories }: Pick<ShownTag, 'stories'>) => (
  <ul className="mt-5 grid gap-5 md:grid-cols-2">
    {stories.map(({ slug, title, excerpt, publishAt, date }) => (
      <li
        key={slug}
        className="relative min-w-0 rounded-md border-3 border-kajol bg-chun-50 px-5 pt-3.5 pb-2"
      >
        <p className="wrap-anywhere text-dense text-kajol-soft">
          {date?.trim() ? date : longDate(publishAt)}
        </p>
        <h3 className="wrap-anywhere text-h3 leading-[1.28]">
          <MixedText>{title}</MixedText>
        </h3>
        <p className="wrap-anywhere mt-1.5">
          <MixedText>{excerpt}</MixedText>
        </p>
        <Link
          to={`/blog/${encodeURIComponent(slug)}`}
          className={`${moreLink} text-paar-700 after:absolute after:inset-0`}
        >
          Read it on the roof
          <span className="sr-only">
            : <MixedText>{title}</MixedText>
          </span>
          <ArrowRight className={moreLinkIcon} />
        </Link>
      </li>
    ))}
  </ul>
)

/** Films shown at first, and added each time. */
const step = 24

const Films = ({ films, draw }: { films: ShownTag['films']; draw: DrawFilms }) => {
  const [most, setMost] = useState(step)
  return (
    <>
      {draw(films.slice(0, most))}
      {films.length > most && (
        <p className="mt-12 noscript:hidden text-center">
          <Button variant="yellow" onClick={() => setMost(most + step)}>
            Open more windows
          </Button>
        </p>
      )}
    </>
  )
}

type FoundProps = { name: string; tag: ShownTag; draw: DrawFilms }

const Found = ({ name, tag, draw }: FoundProps) => {
  const { bn, en, isFew, picture, films, stories } = tag
  usePageMeta({
    title: `${bothOf(tag)} - ${site.name}`,
    description: descriptionOf(tag),
    ...(isFew ? { noIndex: true } : { canonical: tagPath(name) }),
    ...(picture && {
      ogImage: picture.address,
      ogImageSize: cardSize,
      ogImageAlt: picture.alt,
    }),
  })
  return (
    <>
      <PageHead
        title={en || bn}
        bengali={bn || 'বাড়ির সব গল্প'}
        tint="bg-taxi-100"
        art={<Art name="bhanr" className="-mb-2 hidden h-[104px] w-auto md:block" />}
      >
        {isFew
          ? 'Few things here are about this now. This is what is left.'
          : `Everything we have about it: ${countOf(tag)}, newest first.`}
      </PageHead>
      <div className="bg-chun-100 pt-5 pb-16">
        <Wrap>
          <Ways />
          {films.length > 0 && (
            <section aria-labelledby="tag-films" className="mt-5">
              <h2 id="tag-films" className="text-h2">
                The windows{' '}
                <span lang="bn" className="font-semibold text-aside text-paar-700">
                  জানলায় দেখুন
                </span>
              </h2>
              <Films films={films} draw={draw} />
            </section>
          )}
          {stories.length > 0 && (
            <section aria-labelledby="tag-stories" className="mt-12">
              <h2 id="tag-stories" className="text-h2">
                On the roof{' '}
                <span lang="bn" className="font-semibold text-aside text-paar-700">
                  ছাদে পড়ুন
                </span>
              </h2>
              <Stories stories={stories} />
            </section>
          )}
          {!isFew && (
            <Share title={bothOf(tag)} path={tagPath(name)} what="page" className="mt-14" />
          )}
        </Wrap>
      </div>
    </>
  )
}

const Nothing = ({ onRetry }: { onRetry?: () => void }) => {
  usePageMeta({
    title: `${onRetry ? 'This page is stuck' : 'Nothing is called that here'} - ${site.name}`,
    description: 'The videos and stories of the house are all open.',
    noIndex: true,
  })
  return (
    <div className="bg-chun-50 py-12" {...(onRetry && { role: 'alert' })}>
      <Wrap>
        <div className="grid justify-items-center gap-1.5 rounded-[12px] border-[2.5px] border-kajol-soft border-dashed p-8 text-center">
          <Art name={onRetry ? 'phone' : 'crow'} className="mb-2 h-[120px] w-auto" />
          <h1 className="text-h2">
            {onRetry ? 'This page is stuck' : 'Nothing is called that here'}
          </h1>
          <p lang="bn" className="font-display font-semibold text-paar-700">
            {onRetry ? 'আর একবার দেখি?' : 'এই নামে এ বাড়িতে কিছু নেই'}
          </p>
          <p className="mb-5">
            {onRetry
              ? 'The connection broke on its way here. Try once more in a moment.'
              : 'No video and no story has this tag. The search among the windows may know better.'}
          </p>
          <p className="flex flex-wrap justify-center gap-3">
            {onRetry && (
              <Button onClick={onRetry}>
                <RotateCw />
                Try again
              </Button>
            )}
            <Link to="/videos" className={buttonClass({ variant: 'yellow' })}>
              See every window
            </Link>
          </p>
        </div>
      </Wrap>
    </div>
  )
}

const Loading = () => (
  <div role="status" className="bg-chun-100 py-12">
    <Wrap>
      <span className="sr-only">Looking through the house...</span>
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="mt-5 h-64" />
    </Wrap>
  </div>
)

/** `/tags/fish`: a tag's videos and posts. */
export const TagPage = ({ draw }: { draw: DrawFilms }) => {
  const name = tagIn(useLocation().pathname)
  const { data, isFetching, isError, refetch } = useTag(name)
  const content = () => {
    if (name && data) return <Found key={name} name={name} tag={data} draw={draw} />
    if (isFetching) return <Loading />
    return <Nothing {...(isError && { onRetry: () => refetch() })} />
  }
  return (
    <div data-wide className="flex flex-col *:last:flex-1">
      {content()}
    </div>
  )
}
