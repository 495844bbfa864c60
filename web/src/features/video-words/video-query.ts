import { api, type ManagedVideo } from '@bong-bari/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { changeQuery, whenIdle } from '../../office/resource/resource.ts'

const { managedList } = api.videos
const queryKey = keyOf(managedList)

export const useManagedVideos = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(managedList, undefined, { signal }),
    enabled: hasSession,
    refetchOnWindowFocus: whenIdle,
  })

export const useStoreVideo = () => {
  const client = useQueryClient()
  return (saved: ManagedVideo) =>
    changeQuery<ManagedVideo[]>(client, queryKey, (known) =>
      known.map((one) => (one.videoId === saved.videoId ? { ...one, ...saved } : one)),
    )
}

export const useRefetchVideos = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey })
}
