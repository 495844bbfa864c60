import { useQuery } from '@tanstack/react-query'

export const kitListedKey = ['media-kit', 'listed']

/** Whether search engines may list the media kit: what its page was rendered with, and nobody asks for it later. */
export const useKitListed = () =>
  useQuery<boolean>({ queryKey: kitListedKey, enabled: false }).data === true
