import { choices, monthsFrom, monthWords, type WishName } from '@bong-bari/contract'
import { dayInKolkata } from '@bong-bari/site'

type Options = readonly (readonly [value: string, words: string])[]

/** What a wish is chosen from; of the months only a browser knows which ones are still to come. */
export const wishOptions = (name: WishName, isLive: boolean): Options => {
  if (name !== 'month') return Object.entries(choices[name].names)
  const months = isLive ? monthsFrom(dayInKolkata(new Date())) : []
  return months.map((month) => [month, monthWords(month)])
}
