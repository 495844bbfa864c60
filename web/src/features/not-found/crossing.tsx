import type { ReactNode } from 'react'
import { Art } from '../../ui/art.tsx'
import { bubble } from '../../ui/page/page-parts.tsx'
import { Wrap } from '../../ui/wrap.tsx'

const lampClass = 'absolute bottom-[104px] h-[270px] w-auto'

const Street = ({ taxi }: { taxi: string }) => (
  <div className="relative mt-20 h-80 origin-bottom min-[1800px]:mt-48 min-[1800px]:scale-[1.35] bg-[linear-gradient(transparent_0_200px,var(--color-kajol)_200px_204px,var(--color-rasta-800)_204px_222px,var(--color-kajol)_222px_226px,var(--color-rasta-900)_226px)]">
    <div className="absolute -top-10 left-1/2 h-60 w-[min(760px,100%)] -translate-x-1/2 rounded-t-[380px] bg-raat-700" />
    <Art name="lamp" className={`${lampClass} -left-1.5 md:left-[12%]`} />
    <Art name="lamp" className={`${lampClass} -right-1.5 -scale-x-100 md:right-[12%]`} />
    <div className="absolute bottom-11 left-1/2 w-[min(460px,82vw)] -translate-x-1/2">
      <p
        lang="bn"
        className={`${bubble} relative mb-5 ml-auto w-max max-w-full px-2.5 max-md:whitespace-normal pt-1 pb-0.5 text-paar-600 text-title after:left-[26px] md:mr-[-40px] md:px-6 md:pt-[5px] md:pb-[3px] md:text-shout`}
      >
        {taxi}
      </p>
      <Art name="taxi" className="h-auto w-full" />
    </div>
  </div>
)

type Props = {
  /** Which page the HTML has: it need not be that of the path. */
  page: 'not-found' | 'unavailable'
  taxi: string
  children: ReactNode
}

/** An empty crossing at night, and a taxi that has made up its mind. */
export const Crossing = ({ page, taxi, children }: Props) => (
  <div
    data-page={page}
    className="on-dark flex min-h-[calc(100vh-var(--spacer-h))] flex-col justify-between overflow-hidden bg-raat-800 text-chun-100"
  >
    <Wrap className="relative z-2 my-auto pt-10 text-center">{children}</Wrap>
    <Street taxi={taxi} />
  </div>
)
