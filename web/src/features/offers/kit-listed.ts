import { useQuery } from '@tanstack/react-query'

export const kitListedKey = ['media-kit', 'listed']

/** Whether search engines may list the media kit, as the page was rendered; never fetched. */
export const useKitListed = () =>
  useQuery<boolean>({ queryKey: kitListedKey, enabled: false }).data === true
