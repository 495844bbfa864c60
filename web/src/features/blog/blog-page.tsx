import { site } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { Art } from '../../ui/art.tsx'
import { PageHead } from '../../ui/page/page-parts.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import type { BlogPostHead } from './post.ts'
import { PostRows, postGrid } from './post-rows.tsx'

const Head = () => (
  <PageHead
    title={`The ${site.name} Blog`}
    bengali="ছাদে মেলা গল্প"
    tint="bg-akash-100"
    art={<Art name="crow" className="-mb-3 hidden h-auto w-[84px] md:block" />}
  >
    On every Kolkata roof, clothes and stories dry on the same line. These are ours. Mind the pickle
    jars.
  </PageHead>
)

type Props = {
  posts: readonly BlogPostHead[]
  search: ReactNode
  /** What follows the posts in their grid. */
  more: ReactNode
}

export const BlogPage = ({ posts, search, more }: Props) => {
  usePageMeta({
    title: `Blog - ${site.name}`,
    description: `Stories from the ${site.name} house in Kolkata: mothers, sons, fish, tea and the Bengali comedy that happens between them.`,
    canonical: '/blog',
  })
  return (
    <>
      <Head />
      <div className="bg-linear-to-b from-akash-100 to-70% to-chun-100 pt-[18px] pb-8 lg:pt-[34px]">
        {search}
        <div data-post-list="" className={postGrid}>
          <PostRows posts={posts} />
          {more}
        </div>
      </div>
    </>
  )
}
