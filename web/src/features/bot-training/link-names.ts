import type { Link } from '@bong-bari/contract'
import { queryClient } from '../../api.ts'
import { linksOf } from './training-values.ts'

export const linkedKey = ({ kind, id }: Link) => ['linked', kind, id]

const nameOf = (link: Link) =>
  queryClient.getQueryData<{ title: string } | null>(linkedKey(link))?.title ??
  `A ${link.kind} (${link.id})`

/** Links by title where loaded, for somebody who chooses between two lists. */
export const namesOfLinks = (lines: string) => linksOf(lines).map(nameOf).join('\n')
