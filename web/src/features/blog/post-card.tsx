import { ArrowRight } from 'lucide-react'
import { MixedText } from '../../ui/mixed-text.tsx'
import { moreLink, moreLinkIcon } from '../../ui/more-link.ts'
import { Pegs, Rope } from './clothes-line.tsx'
import { Cover } from './cover.tsx'
import type { Scene } from './cover-scenes.tsx'
import { dateOf, excerptOf, type PostHead, pathOf } from './post.ts'

const tilts = ['lg:-rotate-[.7deg]', 'lg:mt-3.5 lg:rotate-[.5deg]', 'lg:rotate-[.8deg]']

type Props = {
  post: PostHead
  place: number
  scene: Scene | undefined
  /** The card's role below a post, which stays the page's only article. */
  label?: string
}

export const PostCard = ({ post, place, scene, label }: Props) => {
  const Card = label ? 'div' : 'article'
  const Title = label ? 'h3' : 'h2'
  return (
    <div className="relative pt-[26px] lg:pt-0" data-reveal="up">
      <Rope className="-left-(--gutter) w-[calc(100%+2*var(--gutter))] md:-left-[15px] md:w-[calc(100%+30px)] lg:hidden" />
      <Card
        className={`relative mt-2.5 flex h-[calc(100%-10px)] origin-[50%_-12px] flex-col rounded-md border-3 border-kajol bg-chun-50 transition-transform duration-500 ease-hinge lg:mt-2 lg:hover:-rotate-[1.4deg] ${tilts[place % tilts.length]}`}
      >
        <Pegs left="left-[34px]" right="right-[34px]" />
        <div className="aspect-[360/210] overflow-hidden rounded-t-[7px] border-kajol border-b-3">
          <Cover post={post} scene={scene} className="size-full" />
        </div>
        <div className="flex flex-1 flex-col gap-2 px-5 pt-[18px] pb-5">
          <p className="wrap-anywhere text-dense text-kajol-soft leading-[1.65]">
            {label && <b className="font-semibold text-paar-700">{label} · </b>}
            {dateOf(post)}
          </p>
          <Title className="wrap-anywhere text-h3 leading-[1.28]">
            <MixedText>{post.title}</MixedText>
          </Title>
          <p className="wrap-anywhere">
            <MixedText>{excerptOf(post)}</MixedText>
          </p>
          <a href={pathOf(post)} className={`${moreLink} mt-auto self-start text-paar-700`}>
            Read More{' '}
            <span className="sr-only">
              about <MixedText>{post.title}</MixedText>
            </span>
            <ArrowRight className={moreLinkIcon} />
          </a>
        </div>
      </Card>
    </div>
  )
}
