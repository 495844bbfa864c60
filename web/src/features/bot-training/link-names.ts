import type { Link } from '@bong-bari/contract'
import { queryClient } from '../../api.ts'
import { linksOf } from './training-values.ts'

export const linkedKey = ({ kind, id }: Link) => ['linked', kind, id]

const nameOf = (link: Link) =>
  queryClient.getQueryData<{ title: string } | null>(linkedKey(link))?.title ??
  `A ${link.kind} (${link.id})`

/** Links as a person reads them who has to choose between two lists, as far as their titles are here. */
export const namesOfLinks = (lines: string) => linksOf(lines).map(nameOf).join('\n')
