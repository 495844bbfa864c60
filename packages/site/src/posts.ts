export type BuiltInPost = {
  slug: string
  title: string
  excerpt: string
  /** The date as the page shows it. */
  date: string
  /** The moment of creation, as an ISO string. */
  createdAt: string
}

/** Built-in posts, newest first; their content is in `post-texts.ts`. */
export const builtInPosts = [
  {
    slug: 'top-10-bengali-mom-phrases',
    title: 'Top 10 Bengali Mom Phrases',
    excerpt:
      '“Khabar ready” means it will be ready. “Kichhu na” means everything. A short dictionary for sons, daughters-in-law and other survivors.',
    date: 'March 15, 2024',
    createdAt: '2024-03-15T06:30:00.000Z',
  },
  {
    slug: 'bengali-mom-discovers-youtube',
    title: 'When a Bengali Mom Discovers YouTube',
    excerpt:
      'The cable had gone, as it goes every year on the night of the final episode. By Friday she was running the channel.',
    date: 'March 10, 2024',
    createdAt: '2024-03-10T06:30:00.000Z',
  },
  {
    slug: 'creating-authentic-bengali-comedy',
    title: 'Creating Authentic Bengali Comedy',
    excerpt:
      'No writers’ room and no white board: a red floor, four cups of tea, and one eyebrow that has never been wrong.',
    date: 'March 5, 2024',
    createdAt: '2024-03-05T06:30:00.000Z',
  },
] as const satisfies readonly BuiltInPost[]

export type BuiltInSlug = (typeof builtInPosts)[number]['slug']
