/** A video of the fake platform. `state` absent means that everybody can watch it. */
export type FakeVideo = {
  id: string
  title: string
  publishedAt: string
  views: number
  /** ISO 8601. */
  duration: string
  state?: 'premiere' | 'private' | 'unlisted' | 'deleted'
}

const titles = [
  'মা যখন রাত দুটোয় ফোন ধরে ফেলে',
  'ইলিশের শেষ টুকরো & মায়ের বিচার',
  'শাশুড়ি বনাম "ফুচকা" | ঘরোয়া কোর্ট',
  "Ma's <em>secret</em> recipe — it's just দই",
  'পুজোর বাজার 🪔 #shorts',
]

/** Eleven characters, as every id of a video has. */
export const fakeVideoId = (number: number) => `fake${String(number).padStart(7, '0')}`

const day = 24 * 60 * 60_000

/**
 * Uploads of one a day up to `newest`, the newest first; number 0 is the newest. Every fifth is a
 * short. Views differ and have nothing to do with the date.
 */
export const fakeUploads = (count: number, newest: string): FakeVideo[] =>
  Array.from({ length: count }, (_, number) => ({
    id: fakeVideoId(number),
    title: `${titles[number % titles.length]} ${number}`,
    publishedAt: new Date(Date.parse(newest) - number * day).toISOString().replace('.000', ''),
    views: ((number * 7919) % 10_007) * 10 + 1,
    duration: number % 5 === 4 ? 'PT42S' : 'PT12M5S',
  }))
