import { budgetNames, monthsFrom, monthWords, offeringNames } from '@bong-bari/contract'
import { dayIn, site } from '@bong-bari/site'

export const wishNames = ['offering', 'budget', 'month'] as const
export type WishName = (typeof wishNames)[number]

type Choices = readonly (readonly [value: string, words: string])[]

/** Options of each wish; only a live page knows the coming months. */
export const wishLists = (isLive: boolean): Record<WishName, Choices> => ({
  offering: Object.entries(offeringNames),
  budget: Object.entries(budgetNames),
  month: isLive
    ? monthsFrom(dayIn(site.timeZone, new Date())).map((month) => [month, monthWords(month)])
    : [],
})
