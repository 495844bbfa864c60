import { listedPages } from '@bong-bari/edge'

/** A Bengali and an English post of the demo. */
export const posts = [
  '/blog/mayer-whatsapp-status',
  '/blog/the-lost-remote-and-other-family-mysteries',
]

export const publicPages = [...listedPages, ...posts]

export const missingPage = '/no-such-page'
