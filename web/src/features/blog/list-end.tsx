import { AlponaLine } from '../../ui/alpona-line.tsx'
import { Art } from '../../ui/art.tsx'
import type { PostPages } from './use-post-pages.ts'

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

/** What stands below the list. It keeps its height, so that nothing jumps when it speaks. */
export const ListEnd = ({ state }: Pick<PostPages, 'state'>) => (
  <div
    role="status"
    className="wrap grid min-h-28 content-center text-center font-display font-semibold text-[1.15rem] leading-normal"
  >
    {state === 'loading' && <Loading />}
    {state === 'end' && <End />}
  </div>
)
