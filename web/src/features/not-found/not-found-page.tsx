import { House } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Crossing } from './crossing.tsx'

const title = '404 Page Not Found'

const Words = () => (
  <>
    <h1 className="text-hero">{title}</h1>
    <p className="mt-1 text-h3 leading-normal">Did you forget to add the page to the router?</p>
    <p className="mt-1 text-chun-200">Even the taxi refuses. Try one of the roads it does know.</p>
    <p className="mt-[22px] flex flex-wrap justify-center gap-3.5">
      <a href="/" className={buttonClass({ variant: 'yellow' })}>
        <House />
        Take me home
      </a>
      <a href="/blog" className={buttonClass({ variant: 'secondary' })}>
        Read the blog
      </a>
    </p>
  </>
)

export const NotFoundPage = () => {
  usePageMeta({
    title,
    description: 'There is no page at this address. The taxi still knows the way home.',
    noIndex: true,
  })
  return (
    <Crossing page="not-found" taxi="ওদিকে যাব না, দাদা!">
      <Words />
    </Crossing>
  )
}
