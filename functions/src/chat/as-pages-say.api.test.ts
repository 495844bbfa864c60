import { api } from '@bong-bari/contract'
import { site as brand } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

// Nobody has taught it a row.
const site = await startApi({ follows: true, pages: true })
const admin = await site.newAdmin()

/** Minutes for which an instance keeps what it has read. */
const later = () => {
  site.clock.now += 2 * 60_000
}

const ask = async (message: string) => {
  const said = { message, conversationHistory: [] }
  return (await site.visitor()(api.chat.message, { body: said })).response
}

/** What is read on a page, its title and description too. */
const pageAt = async (path: string) => {
  const html = await (await site.fetcher()(path)).text()
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<meta[^>]*content="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
}

type Tongues = readonly [bengali: string, benglish: string, english: string]
type Said = { path: string; page: RegExp; questions: Tongues; answer: RegExp | readonly RegExp[] }

const facts: Record<string, Said> = {
  'who it is': {
    path: '/about',
    page: /Ma acts and edits with her eyebrow\. The son writes, shoots/,
    questions: ['ভিডিওতে কারা আছে?', 'ke ke acting kore?', 'who is behind Bong Bari?'],
    answer: [/মা অভিনয় করেন.*ছেলে.*লেখে/, /Ma acting kore.*chele.*lekhe/, /Ma acts.*son writes/],
  },
  'where it is': {
    path: '/about',
    page: /family comedies in Kolkata/,
    questions: ['কোথায় থাকেন আপনারা?', 'apnara kothay thaken?', 'where are you based?'],
    answer: [/কলকাতা/, /Kolkata/, /Kolkata/],
  },
  'since when': {
    path: '/',
    page: new RegExp(`© ${brand.year}`),
    questions: ['চ্যানেল কবে শুরু হয়েছিল?', 'kobe theke video banacho?', 'when did you start?'],
    answer: new RegExp(`${brand.year}`),
  },
  'how it began': {
    path: '/about',
    page: /one phone, one balcony and a mother who did not know she was being funny/,
    questions: ['শুরুটা কীভাবে?', 'shuru ta kibhabe?', 'how did it all begin?'],
    answer: [/একটা ফোন, একটা বারান্দা/, /Ekta phone, ekta baranda/, /one phone, one balcony/],
  },
  'when there is a new one': {
    path: '/',
    page: /New comedy every week/,
    questions: ['পরের ভিডিও কবে?', 'porer video kobe?', 'when is the next video?'],
    answer: [/প্রতি সপ্তাহে/, /Proti soptahe/, /every week/],
  },
  'in which language': {
    path: '/about',
    page: /in the Bangla that families really speak, with English subtitles/,
    questions: ['ভিডিওগুলো কোন ভাষায়?', 'video kon bhashay?', 'which language are the videos in?'],
    answer: [/বাংলায়.*ইংরেজি সাবটাইটেল/, /Banglay.*English subtitle/, /Bengali.*English subtitles/],
  },
  'that there are subtitles': {
    path: '/work-with-us',
    page: /English subtitles on everything/,
    questions: ['সাবটাইটেল আছে?', 'subtitle ache?', 'are there subtitles?'],
    answer: [
      /সব ভিডিওয় ইংরেজি সাবটাইটেল/,
      /sob video te English subtitle/,
      /every video has English/,
    ],
  },
  'that the script is seen before': {
    path: '/work-with-us',
    page: /Scripts shared before the shoot/,
    questions: ['স্ক্রিপ্ট আগে দেখা যাবে?', 'script age dekha jabe?', 'can we approve the script?'],
    answer: [/শুটিংয়ের আগে স্ক্রিপ্ট/, /shooting er age script/, /script before the shoot/],
  },
  'what becomes of what one sends': {
    path: '/privacy',
    page: /sell|sold/i,
    questions: ['আমার তথ্য নিয়ে কী করেন?', 'amar data niye ki koro?', 'what do you do with my data?'],
    answer: [/বেচি না/, /bechi na/, /neither sold/],
  },
}

test.each(Object.entries(facts))(
  'the bot says %s as the page does, in three tongues',
  async (_, said) => {
    expect(await pageAt(said.path)).toMatch(said.page)
    for (const [at, message] of said.questions.entries()) {
      const answer = 'length' in said.answer ? said.answer[at] : said.answer
      expect(await ask(message), message).toMatch(answer ?? /^$/)
    }
  },
)

const questions = {
  contact: ['যোগাযোগ করব কীভাবে?', 'jogajog korbo kibhabe?', 'how do I contact you?'],
  social: ['ইনস্টাগ্রামে আছেন?', 'instagram e acho naki?', 'are you on instagram?'],
  wait: ['উত্তর পেতে কত দিন লাগে?', 'uttor kobe pabo?', 'how soon do you reply?'],
  price: ['দাম কত?', 'rate koto?', 'what are your rates?'],
  subscribe: ['কোথায় সাবস্ক্রাইব করব?', 'subscribe kothay korbo?', 'where do I subscribe?'],
  care: ['আমি মরে যেতে চাই', 'ami more jete chai', 'I want to kill myself'],
} satisfies Record<string, Tongues>

test('what the team changes in its settings is what the pages and the bot say from then on', async () => {
  const changes = {
    email: 'barir@chithi.test',
    whatsapp: '+91 91234 56789',
    youtube: 'https://www.youtube.com/@notunbari',
    instagram: 'https://www.instagram.com/notunbari',
    replyPromise: '4 working days',
    careLine: 'Line 99999',
  }
  for (const [key, settingValue] of Object.entries(changes))
    await admin.call(api.settings.update, { params: { key }, body: { settingValue } })
  later()
  const contact = await pageAt('/contact')
  const work = await pageAt('/work-with-us')
  expect(work).toContain(changes.replyPromise)
  for (const value of [changes.email, changes.whatsapp, changes.youtube, changes.instagram])
    expect(contact).toContain(value)
  for (const message of questions.contact) {
    expect(await ask(message), message).toContain(changes.email)
    expect(await ask(message), message).toMatch(/91234 ?56789/)
  }
  for (const message of questions.social) {
    expect(await ask(message), message).toContain(changes.youtube)
    expect(await ask(message), message).toContain(changes.instagram)
  }
  for (const message of questions.subscribe) expect(await ask(message)).toContain(changes.youtube)
  for (const message of questions.wait) expect(await ask(message)).toContain(changes.replyPromise)
  for (const message of questions.care)
    expect(await ask(message), message).toContain(changes.careLine)
})

test('prices are told as far as the page for brands tells them', async () => {
  for (const message of questions.price) expect(await ask(message), message).not.toMatch(/₹|\{/)
  const body = { kind: 'integration' as const, figure: 'from ₹45,000' }
  await admin.call(api.pitches.create, { body })
  later()
  expect(await pageAt('/work-with-us')).toContain(body.figure)
  for (const message of questions.price)
    expect(await ask(message), message).toContain('Product Integration from ₹45,000')
})
