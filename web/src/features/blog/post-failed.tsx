import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { BackToBlog } from './back-to-blog.tsx'

/** The post may exist; loading it failed. */
export const PostFailed = ({ onRetry }: { onRetry: () => void }) => {
  usePageMeta({
    title: 'Post could not be loaded',
    description: 'The blog post could not be loaded just now. Trying again usually helps.',
    noIndex: true,
  })
  return (
    <div
      role="alert"
      className="mt-4 grid justify-items-center gap-1.5 rounded-[12px] border-[2.5px] border-kajol-soft border-dashed p-8 text-center"
    >
      <Art name="phone" className="mb-2 h-[120px] w-auto" />
      <h1 className="text-h2">This post could not be loaded</h1>
      <p>The connection broke on its way here. Try once more in a moment.</p>
      <p lang="bn" className="mb-5 text-kajol-soft">
        আর একবার দেখি?
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <BackToBlog />
      </p>
    </div>
  )
}
