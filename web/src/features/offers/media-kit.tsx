import type { Parts, ReachFact } from '@bong-bari/contract'
import { kitFile } from '@bong-bari/edge'
import { site } from '@bong-bari/site'
import { kitWords, promisesOf } from '@bong-bari/site/offers'
import { Download, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSiteSettings } from '../../site-settings.ts'
import { Art } from '../../ui/art.tsx'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Promises } from '../../ui/promises.tsx'
import { whatsappLink } from '../../ui/reach-us.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { Person } from './answers.tsx'
import { useKitListed } from './kit-listed.ts'
import { OfferCards } from './offer-cards.tsx'
import { filmUrl, PastBrands } from './past-brands.tsx'

type PartProps = { name: string; words: { en: string; bn: string }; children: ReactNode }

const Part = ({ name, words, children }: PartProps) => (
  <section aria-labelledby={name} className="pb-11 print:pb-6">
    <Wrap>
      <SectionHead id={name} title={words.en} kicker={words.bn} />
      <div className="mt-5 print:mt-3">{children}</div>
    </Wrap>
  </section>
)

const Reach = ({ reach }: { reach: readonly ReachFact[] }) =>
  reach.length > 0 && (
    <Part name="reach" words={kitWords.reach}>
      <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(0,1fr))] sm:auto-cols-fr sm:grid-flow-col print:grid-flow-col">
        {reach.map(({ figure, words }) => (
          <li key={words} className="rounded-md border-3 border-kajol bg-taxi-100 px-5 py-4">
            {figure && (
              <b className="block font-display font-extrabold text-h2 text-paar-700">{figure}</b>
            )}
            <span className={figure ? '' : 'font-display font-semibold text-h3'}>
              <MixedText>{words}</MixedText>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )

const Films = ({ films }: Pick<Parts, 'films'>) =>
  films.length > 0 && (
    <Part name="films" words={kitWords.films}>
      <ul className="grid gap-3 md:grid-cols-3 print:grid-cols-3">
        {films.map(({ title, videoId }) => (
          <li key={videoId}>
            <a
              className="flex h-full items-center gap-3 rounded-md border-3 border-kajol bg-chun-50 px-4 py-3 no-underline hover:bg-taxi-100"
              href={filmUrl(videoId)}
              target="_blank"
              rel="noopener"
            >
              <Play className="size-7 flex-none fill-paar-600 stroke-paar-600" />
              <span className="wrap-anywhere">
                <b className="block font-display font-semibold text-lead leading-[1.3]">
                  <MixedText>{title}</MixedText>
                </b>
                <span className="text-dense text-jaanla-700 underline">youtu.be/{videoId}</span>
                <span className="sr-only"> (opens on YouTube in a new tab)</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )

/** Open: paper has nothing to press. */
const Questions = ({ questions }: Pick<Parts, 'questions'>) =>
  questions.length > 0 && (
    <Part name="questions" words={kitWords.questions}>
      <dl className="grid max-w-[820px] gap-4">
        {questions.map(({ id, title, content }) => (
          <div key={id} className="wrap-anywhere break-inside-avoid">
            <dt className="font-display font-semibold text-lead leading-[1.4]">
              <MixedText>{title}</MixedText>
            </dt>
            <dd className="whitespace-pre-line">
              <MixedText>{content}</MixedText>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )

const linkClass =
  'wrap-anywhere inline-flex min-h-11 items-center font-semibold underline print:min-h-0'
const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '')

const Request = ({ person }: Pick<Parts, 'person'>) => {
  const { replyPromise, email, whatsapp, youtube } = useSiteSettings()
  return (
    <Part name="request" words={kitWords.request}>
      <div className="grid items-start gap-x-11 gap-y-6 md:grid-cols-2 print:grid-cols-2">
        <div>
          <p>{kitWords.oneLine}</p>
          <Promises>{promisesOf(replyPromise)}</Promises>
          <Link to="/work-with-us" className={buttonClass({ className: 'mt-6 print:hidden' })}>
            Send a request
          </Link>
          <p className="hidden print:block print:font-semibold">{bare(site.origin)}/work-with-us</p>
        </div>
        <div>
          <ul className="grid gap-1">
            <li>
              <a className={linkClass} href={`mailto:${email}`}>
                {email}
              </a>
            </li>
            <li>
              <a className={linkClass} href={whatsappLink(whatsapp)}>
                WhatsApp {whatsapp}
              </a>
            </li>
            <li>
              <a className={linkClass} href={youtube}>
                {bare(youtube)}
              </a>
            </li>
          </ul>
          {person && <Person person={person} />}
        </div>
      </div>
    </Part>
  )
}

type MediaKitProps = { parts: Parts; reach: readonly ReachFact[] }

/** `/media-kit`: for brand managers to forward and print; empty parts leave no gap. */
export const MediaKit = ({ parts, reach }: MediaKitProps) => {
  usePageMeta({
    title: `Media kit - ${site.name}`,
    description: `${site.name} in one sheet: who watches, what a collaboration holds and from what price, who came before, and whom to write to.`,
    canonical: '/media-kit',
    isUnlisted: !useKitListed(),
  })
  return (
    <div>
      <PageHead
        title={`${site.name} ${kitWords.title.en.toLowerCase()}`}
        bengali={kitWords.title.bn}
        tint="bg-jaanla-100"
        art={<Art name="window" className="hidden h-[170px] w-auto md:block print:hidden" />}
      >
        {kitWords.about}
      </PageHead>
      <Wrap className="flex flex-wrap gap-3 pt-6 print:hidden">
        <ButtonLink href={kitFile} download={`${site.name} media kit.pdf`}>
          <Download />
          Save as PDF
        </ButtonLink>
        <Link to="/work-with-us" className={buttonClass({ variant: 'secondary' })}>
          Work with us
        </Link>
      </Wrap>
      <div className="pt-9 print:pt-4">
        <Reach reach={reach} />
        <Part name="offers" words={kitWords.offers}>
          <OfferCards packages={parts.packages} heading="h3" />
        </Part>
        <PastBrands brands={parts.brands} />
        <Films films={parts.films} />
        <Questions questions={parts.questions} />
        <Request person={parts.person} />
      </div>
    </div>
  )
}
