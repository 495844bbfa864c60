import type { MonthOfPosts } from '@bong-bari/contract'
import { matchPath } from 'react-router'

export type MonthPost = MonthOfPosts['posts'][number]

const form = /^\d{4}-(0[1-9]|1[0-2])$/

/** The month of an address such as `/blog/in/2025-03`, if any. */
export const monthIn = (pathname: string) => {
  const match = matchPath({ path: '/blog/in/:month', caseSensitive: true }, pathname)
  const month = match?.params.month ?? ''
  return form.test(month) ? month : undefined
}

export const monthPath = (month: string) => `/blog/in/${month}`

const words = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `March 2025` for `2025-03`. */
export const monthName = (month: string) => words.format(new Date(`${month}-01T00:00:00Z`))

export const monthsKey = ['blog-months'] as const
export const monthKey = (month: string) => ['blog-month', month] as const
