import { Art } from '../../ui/art.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { BackToBlog } from './back-to-blog.tsx'

export const PostMissing = () => {
  usePageMeta({
    title: 'Post Not Found',
    description: "The blog post you're looking for doesn't exist.",
    noIndex: true,
  })
  return (
    <div className="mt-4 grid justify-items-center gap-1.5 rounded-[12px] border-[2.5px] border-kajol-soft border-dashed p-8 text-center">
      <Art name="umbrella" className="mb-2 h-[120px] w-auto" />
      <h1 className="text-h2">Post Not Found</h1>
      <p className="mb-5">The blog post you're looking for doesn't exist.</p>
      <BackToBlog />
    </div>
  )
}
