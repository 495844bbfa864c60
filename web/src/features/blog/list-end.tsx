import { AlponaLine } from '../../ui/alpona-line.tsx'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { wrapClass } from '../../ui/wrap.tsx'

const End = () => (
  <div className="text-mejhe-700">
    <AlponaLine className="mb-3.5" />
    <p>You've reached the end of our posts!</p>
    <p lang="bn">ব্যস, আজকের মতো এইটুকুই। নিচে চা আছে।</p>
  </div>
)

const Loading = () => (
  <p className="flex items-center justify-center gap-2.5">
    <Art name="bhanr" className="h-11 w-10" />
    Loading more posts...
  </p>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <p className="mt-2 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-body text-kajol-soft">
    The newest posts could not be fetched.
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </p>
)

type Props = {
  state: 'idle' | 'loading' | 'end'
  hasMore: boolean
  /** Set when loading failed. */
  retry?: (() => void) | undefined
}

/**
 * Below the list. It keeps its height, so that nothing jumps; the footer stays away while there is more, or
 * each page would push it out of sight.
 */
export const ListEnd = ({ state, hasMore, retry }: Props) => (
  <div
    data-more={hasMore || undefined}
    className={`${wrapClass} col-span-full grid min-h-28 content-center text-center font-display font-semibold text-read leading-normal`}
  >
    <div role="status">
      {state === 'loading' && <Loading />}
      {state === 'end' && <End />}
    </div>
    {retry && <Failed onRetry={retry} />}
  </div>
)
