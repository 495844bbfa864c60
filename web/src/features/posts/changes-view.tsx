import { ArrowLeft } from 'lucide-react'
import { Comparison } from '../../office/comparison.tsx'
import { Button } from '../../ui/button.tsx'
import { type EditedPost, type PostValues, publicValues } from './post-values.ts'

const texts = ['title', 'slug', 'excerpt', 'content', 'date'] as const
const labels = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  date: 'Date',
}

type ChangesViewProps = { post: EditedPost; now: PostValues; onClose: () => void }

export const ChangesView = ({ post, now, onClose }: ChangesViewProps) => {
  const shown = publicValues(post)
  const differs = [...texts, 'image' as const].some(
    (name) => shown[name].trim() !== now[name].trim(),
  )
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center gap-2.5">
        <Button variant="secondary" onClick={onClose}>
          <ArrowLeft />
          Back to writing
        </Button>
        <h3 className="text-ui">What is not public yet</h3>
      </div>
      <p className="text-dense text-khata-700">
        From the post to its changes: <del className="bg-paar-100 text-paar-700">taken away</del>,{' '}
        <ins className="bg-jaanla-100 text-jaanla-800">added</ins>.
      </p>
      {!differs && <p>The changes are the same as the post.</p>}
      {texts.map((name) => (
        <Comparison key={name} label={labels[name]} before={shown[name]} after={now[name]} />
      ))}
      {shown.image !== now.image && <p>It has another cover image.</p>}
    </div>
  )
}
