import { api } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../api.ts'

/** Who is logged in, which every page of the office has asked by then; undefined where it is not known. */
export const useMe = () =>
  useQuery({
    queryKey: keyOf(api.auth.me),
    queryFn: ({ signal }) => call(api.auth.me, undefined, { signal }),
  }).data
