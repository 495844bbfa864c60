import { listedPages } from '@bong-bari/edge'

/** A post of the demo whose words are Bengali, and one whose words are English. */
export const posts = [
  '/blog/mayer-whatsapp-status',
  '/blog/the-lost-remote-and-other-family-mysteries',
]

/** What visitors and search engines find. */
export const publicPages = [...listedPages, ...posts]

/** What visitors may come across besides. */
export const missingPage = '/no-such-page'
