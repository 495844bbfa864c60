import { site } from '@bong-bari/site'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Art } from '../../ui/art.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'

/** An admin page whose tools do not exist yet. */
export const LaterPage = () => {
  usePageMeta({
    title: `Admin Panel - ${site.name}`,
    description: `The back office of ${site.name}.`,
    noIndex: true,
  })
  return (
    <div className="admin-page">
      <div className="inside">
        <div className="panel empty-state">
          <Art name="door" />
          <h1 className="text-h3">This room is still empty</h1>
          <p>There is nothing to manage on this page yet.</p>
          <Link to="/admin" className="button admin-size secondary">
            <ArrowLeft className="icon" aria-hidden="true" strokeWidth={2.2} />
            Back to the Admin Panel
          </Link>
        </div>
      </div>
    </div>
  )
}
