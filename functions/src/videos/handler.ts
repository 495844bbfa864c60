import { videos } from '@bong-bari/contract'
import { readVideos } from '@bong-bari/table'
import { serve } from '../http/serve.ts'

const kept = async (list: 'LATEST' | 'POPULAR') => (await readVideos(list))?.videos ?? []

export const handler = serve(videos, {
  latest: () => kept('LATEST'),
  popular: () => kept('POPULAR'),
})
