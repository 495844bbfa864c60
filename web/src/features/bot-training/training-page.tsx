import { site } from '@bong-bari/site'
import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { TrainingCenter } from './training-center.tsx'

/** The Training Center as a page of its own. */
export const TrainingPage = () => {
  usePageMeta({
    title: `Bong Bot Training Center - ${site.name}`,
    description: `What Bong Bot of ${site.name} is taught.`,
    noIndex: true,
  })
  return (
    <div className="admin-page" data-look="office">
      <div className="inside">
        <TrainingCenter
          heading="h1"
          before={
            <Link
              to="/admin"
              className={buttonClass({ variant: 'secondary', iconOnly: true })}
              aria-label="Back to the Admin Panel"
            >
              <ArrowLeft />
            </Link>
          }
        />
      </div>
    </div>
  )
}
