import { api } from '@bong-bari/contract'
import { call } from '../../call.ts'
import { allOf, itemOf } from './videos.ts'

/** All videos, of which the page has only the first in its HTML. */
export const loadAllVideos = async (signal: AbortSignal) =>
  allOf((await call(api.videos.all, undefined, { signal })).map(itemOf))
