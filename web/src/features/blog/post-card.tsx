import { ArrowRight } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Pegs, Rope } from './clothes-line.tsx'
import { Cover } from './cover.tsx'
import { dateOf, excerptOf, type PostHead, pathOf } from './post.ts'

const tilts = ['lg:-rotate-[.7deg]', 'lg:mt-3.5 lg:rotate-[.5deg]', 'lg:rotate-[.8deg]']

/** A post as a card pegged to the clothes line; `place` is its place in the row. */
export const PostCard = ({ post, place }: { post: PostHead; place: number }) => (
  <div className="relative pt-[26px] lg:pt-0" data-reveal="up">
    <Rope className="-left-(--gutter) w-[calc(100%+2*var(--gutter))] md:-left-[15px] md:w-[calc(100%+30px)] lg:hidden" />
    <article
      className={`relative mt-2.5 flex h-[calc(100%-10px)] origin-[50%_-12px] flex-col rounded-md border-3 border-kajol bg-chun-50 transition-transform duration-500 ease-hinge lg:mt-2 lg:hover:-rotate-[1.4deg] ${tilts[place % tilts.length]}`}
    >
      <Pegs left="left-[34px]" right="right-[34px]" />
      <div className="aspect-[360/210] overflow-hidden rounded-t-[7px] border-kajol border-b-3">
        <Cover post={post} className="size-full" />
      </div>
      <div className="flex flex-1 flex-col gap-2 px-5 pt-[18px] pb-5">
        <p className="text-[14.5px] text-kajol-soft leading-[1.65]">{dateOf(post)}</p>
        <h2 className="wrap-anywhere text-[1.375rem] leading-[1.28]">
          <MixedText>{post.title}</MixedText>
        </h2>
        <p className="wrap-anywhere">
          <MixedText>{excerptOf(post)}</MixedText>
        </p>
        <Link
          to={pathOf(post)}
          className="mt-auto inline-flex min-h-11 items-center gap-[7px] self-start font-display font-semibold text-[17px] text-paar-700 leading-[1.2] underline decoration-2 underline-offset-5"
        >
          Read More{' '}
          <span className="sr-only">
            about <MixedText>{post.title}</MixedText>
          </span>
          <ArrowRight className="size-[18px]" />
        </Link>
      </div>
    </article>
  </div>
)
