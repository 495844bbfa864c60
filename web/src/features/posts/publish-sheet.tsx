import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from '../../office/dialog.tsx'
import { Button } from '../../ui/button.tsx'
import type { PostValues } from './post-values.ts'
import { ShareCard } from './share-card.tsx'
import { lostLinksIn, missingIn, ownLinksIn } from './what-is-missing.ts'

const Missing = ({ values, hasCover }: { values: PostValues; hasCover: boolean }) => {
  const { content } = values
  const { origin } = location
  const links = ownLinksIn(content, origin)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['links of a text', links],
    queryFn: ({ signal }) => lostLinksIn(content, origin, signal),
    enabled: links.length > 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const missing = [
    ...missingIn(values, hasCover),
    ...(data ?? []).map((path) => `The link to ${path} leads nowhere.`),
  ]
  return (
    <section className="grid gap-2" aria-labelledby="missing">
      <h3 id="missing" className="text-ui">
        {missing.length ? 'What is missing' : 'Nothing is missing'}
      </h3>
      <ul className="grid gap-1 [&>li]:flex [&>li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-[17px] [&_svg]:flex-none">
        {missing.map((words) => (
          <li key={words}>
            <TriangleAlert className="text-taxi-800" />
            <span className="wrap-anywhere">{words}</span>
          </li>
        ))}
        {!missing.length && !isFetching && !isError && (
          <li>
            <Check className="text-jaanla-700" />
            Pictures, cover and links are as they should be.
          </li>
        )}
      </ul>
      <p role="status" className="text-dense text-khata-700 empty:hidden">
        {isFetching && 'Checking its links...'}
        {isError && !isFetching && 'Its links could not be checked. '}
        {isError && !isFetching && (
          <Button variant="secondary" onClick={() => refetch()}>
            Try again
          </Button>
        )}
      </p>
    </section>
  )
}

type PublishSheetProps = {
  values: PostValues
  image: string
  children: ReactNode
  onClose: () => void
}

/** The last look before publishing. It blocks nothing. */
export const PublishSheet = ({ values, image, children, onClose }: PublishSheetProps) => (
  <Dialog title="Publish" onClose={onClose}>
    <div className="grid gap-4">
      <Missing values={values} hasCover={image !== ''} />
      <section className="grid gap-2" aria-labelledby="card">
        <h3 id="card" className="text-ui">
          How a link to it will look
        </h3>
        <ShareCard values={values} image={image} />
      </section>
      {children}
    </div>
  </Dialog>
)
