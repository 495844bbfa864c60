import { type BodyOf, posts, spliced } from '@bong-bari/contract'
import type { Edit } from '@bong-bari/table'
import { refuseField } from '../http/refuse.ts'

type Given = Pick<BodyOf<typeof posts.update>, 'content' | 'contentChange'>

/** Expands a splice into whole content. It fits one version only; `refuseStale` handles others. */
export const withWholeContent = <Change extends Given>(
  { contentChange, ...given }: Change,
  stands: { content: string; version: number },
  { expected }: Pick<Edit, 'expected'>,
  refuseStale: () => never,
) => {
  if (!contentChange) return given
  if (given.content !== undefined)
    refuseField('contentChange', 'Give content or contentChange, not both')
  if (expected === undefined)
    refuseField('contentChange', 'contentChange needs if-match: it means the text of one version')
  if (expected !== stands.version) return refuseStale()
  const content =
    spliced(stands.content, contentChange) ??
    refuseField('contentChange', 'contentChange names a place that the text does not have')
  const read = posts.update.body.shape.content.safeParse(content)
  if (!read.success)
    return refuseField('content', read.error.issues[0]?.message ?? 'Content cannot be used')
  return { ...given, content: read.data }
}
