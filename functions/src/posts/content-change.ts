import { type BodyOf, posts, spliced } from '@bong-bari/contract'
import { refuseField } from '../http/refuse.ts'

type Given = Pick<BodyOf<typeof posts.update>, 'content' | 'contentChange'>

/** A change with its content whole, where it says only what of it changes; `refuseStale` where another text stands. */
export const withWholeContent = <Change extends Given>(
  { contentChange, ...given }: Change,
  stands: { content: string },
  refuseStale: () => never,
) => {
  if (!contentChange) return given
  if (given.content !== undefined)
    refuseField('contentChange', 'Give content or contentChange, not both')
  const content = spliced(stands.content, contentChange) ?? refuseStale()
  const read = posts.update.body.shape.content.safeParse(content)
  if (!read.success)
    return refuseField('content', read.error.issues[0]?.message ?? 'Content cannot be used')
  return { ...given, content: read.data }
}
