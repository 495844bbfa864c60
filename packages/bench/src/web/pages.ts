import { listedPages } from '@bong-bari/edge'

/** Posts of the demo, in Bengali and in English, and one that is built in. */
export const posts = ['mayer-whatsapp-status', 'the-lost-remote', 'top-10-bengali-mom-phrases'].map(
  (slug) => `/blog/${slug}`,
)

/** What visitors and search engines find. */
export const publicPages = [...listedPages, ...posts.slice(0, 2)]

/** What visitors may come across besides. */
export const missingPage = '/no-such-page'
