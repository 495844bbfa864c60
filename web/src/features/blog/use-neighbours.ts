import { api } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { type Neighbour, neighboursKey, shownNeighbours } from './neighbour.ts'
import { isMissing } from './use-post.ts'

const readNeighbours = async (slug: string, signal: AbortSignal): Promise<Neighbour[]> => {
  try {
    return shownNeighbours(await call(api.posts.neighbours, { params: { slug } }, { signal }))
  } catch (error) {
    if (!isMissing(error)) throw error
    const { builtInNeighbours } = await import('./built-in-neighbours.ts')
    return builtInNeighbours(slug)
  }
}

export const useNeighbours = (slugOrId = '') => {
  const { data, isFetching } = useQuery({
    queryKey: neighboursKey(slugOrId),
    queryFn: ({ signal }) => readNeighbours(slugOrId, signal),
    enabled: slugOrId !== '',
  })
  return { neighbours: data ?? [], isWaiting: !data && isFetching }
}
