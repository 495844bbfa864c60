import { House } from 'lucide-react'
import { Link } from 'react-router'
import { Art } from '../../ui/art.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'

const title = '404 Page Not Found'

const Words = () => (
  <div className="wrap relative z-2 pt-10 text-center">
    <h1 className="text-hero">{title}</h1>
    <p className="mt-1 text-h3 leading-normal">Did you forget to add the page to the router?</p>
    <p className="mt-1 text-chun-200">Even the taxi refuses. Try one of the roads it does know.</p>
    <p className="mt-[22px] flex flex-wrap justify-center gap-3.5">
      <Link to="/" className={buttonClass({ variant: 'yellow' })}>
        <House aria-hidden="true" className="icon" strokeWidth={2.2} />
        Take me home
      </Link>
      <Link to="/blog" className={buttonClass({ variant: 'secondary' })}>
        Read the blog
      </Link>
    </p>
  </div>
)

const lampClass = 'absolute bottom-[104px] h-[270px] w-auto'

/** An empty crossing at night, and a taxi that has made up its mind. */
const Street = () => (
  <div className="relative mt-20 h-80 bg-[linear-gradient(transparent_0_200px,var(--color-kajol)_200px_204px,#3A4160_204px_222px,var(--color-kajol)_222px_226px,#252B45_226px)]">
    <div className="absolute -top-10 left-1/2 h-60 w-[min(760px,100%)] -translate-x-1/2 rounded-t-[380px] bg-raat-700" />
    <Art name="lamp" className={`${lampClass} -left-1.5 md:left-[12%]`} />
    <Art name="lamp" className={`${lampClass} -right-1.5 -scale-x-100 md:right-[12%]`} />
    <div className="absolute bottom-11 left-1/2 w-[min(460px,82vw)] -translate-x-1/2">
      <p
        lang="bn"
        className="say relative! mb-5 ml-auto w-max text-[1.5rem]! text-paar-600! md:mr-[-40px] md:px-6! md:text-[2.1rem]!"
      >
        ওদিকে যাব না, দাদা!
      </p>
      <Art name="taxi" className="h-auto w-full" />
    </div>
  </div>
)

/** Any path that is no page. */
export const NotFoundPage = () => {
  usePageMeta({
    title,
    description: 'There is no page at this address. The taxi still knows the way home.',
    noIndex: true,
  })
  return (
    <div
      data-page="not-found"
      className="on-dark flex min-h-[calc(100vh-var(--spacer-h))] flex-col justify-between overflow-hidden bg-raat-800 text-chun-100"
    >
      <Words />
      <Street />
    </div>
  )
}
