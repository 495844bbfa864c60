import { ArrowRight } from 'lucide-react'
import { AlponaLine } from '../../ui/alpona-line.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Wrap, wrapClass } from '../../ui/wrap.tsx'
import { Gamcha, Rope } from './clothes-line.tsx'
import { scenesBeside } from './cover-scenes.tsx'
import type { Neighbour } from './neighbour.ts'
import { PostCard } from './post-card.tsx'
import { SpareEnd } from './post-rows.tsx'

const labels: Record<Neighbour['kind'], string> = {
  older: 'Next story',
  newer: 'Newer story',
  related: 'Also on the line',
}

const ReadMore = () => (
  <a href="/blog" className={buttonClass()}>
    Read More Posts
    <ArrowRight />
  </a>
)

const Cards = ({ neighbours }: { neighbours: readonly Neighbour[] }) => {
  const scenes = scenesBeside(neighbours.map(({ post }) => post.slug))
  return (
    <div className="relative lg:pt-[26px]">
      <Rope className="left-0 hidden w-full lg:block" />
      <div className={`${wrapClass} grid gap-x-[30px] gap-y-11 md:grid-cols-2 lg:grid-cols-3`}>
        {neighbours.map(({ kind, post }, place) => (
          <PostCard
            key={post.slug}
            post={post}
            place={place}
            scene={scenes[place]}
            label={labels[kind]}
          />
        ))}
        {neighbours.length < 3 && <Gamcha className="hidden lg:grid" />}
        {neighbours.length % 2 === 1 && <SpareEnd />}
      </div>
    </div>
  )
}

export const ReadOn = ({ neighbours }: { neighbours: readonly Neighbour[] }) =>
  neighbours.length === 0 ? (
    <div className={`${wrapClass} grid justify-items-center gap-6 pb-16`}>
      <AlponaLine className="text-mejhe-700" />
      <ReadMore />
    </div>
  ) : (
    <section
      aria-labelledby="read-on"
      className="border-kajol border-t-4 bg-linear-to-b from-akash-100 to-70% to-chun-100 pt-9 pb-16"
    >
      <Wrap className="mb-3 lg:mb-5">
        <h2 id="read-on" className="text-h2">
          One more before you go down
        </h2>
        <p lang="bn" className="font-display font-semibold text-kicker text-paar-700">
          নামার আগে আর একটা
        </p>
      </Wrap>
      <Cards neighbours={neighbours} />
      <p className="mt-12 text-center">
        <ReadMore />
      </p>
    </section>
  )
