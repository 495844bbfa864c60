import { api, type CallInput, groupNames, type Route } from '@bong-bari/contract'

/** Without accounts, whose devices and passkeys are made by calls of their own. */
type Api = Omit<typeof api, 'auth'>

type Sent<Called> = Called extends Route
  ? CallInput<Called> extends { body: infer Body }
    ? Body
    : never
  : never

type OptionalName<Body> = Body extends unknown
  ? { [Name in keyof Body]-?: undefined extends Body[Name] ? Name : never }[keyof Body]
  : never

/** Names every field; a value of undefined says that the field excludes another one. */
type Full<Body> = Body extends unknown ? { [Name in keyof Body]-?: Body[Name] } : never

type FullBodies = {
  [Group in keyof Api]: {
    [Name in keyof Api[Group] as [OptionalName<Sent<Api[Group][Name]>>] extends [never]
      ? never
      : Name]: Full<Sent<Api[Group][Name]>>
  }
}

const image = '/favicon.svg'

const words = {
  title: 'একটা গোটা লেখা',
  content: '## শুরু\n\nচা আর গল্প।\n\nhttps://youtu.be/dQw4w9WgXcQ',
  excerpt: 'চা আর গল্প।',
  date: 'পয়লা বৈশাখ',
}
const post = {
  ...words,
  image,
  slug: 'a-whole-post',
  status: 'published',
  publishAt: undefined,
  format: 'markdown',
  autosave: false,
} as const

const section = {
  sectionType: 'offer',
  title: 'পুজোর অফার',
  content: 'দুটোর দামে তিনটে',
  imageUrl: image,
  linkUrl: '/work-with-us',
  buttonText: 'Work with us',
  isActive: true,
  displayOrder: 3,
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: '2030-01-01T00:00:00.000Z',
} as const

const pitch = {
  kind: 'brand',
  title: 'মিষ্টি ঘর',
  figure: '4.2 lakh views',
  content: 'দোকানে এখনও চলে',
  imageUrl: image,
  videoId: 'dQw4w9WgXcQ',
  isActive: true,
  displayOrder: 3,
} as const

const reply = {
  name: 'First answer',
  bodyBn: 'নমস্কার {name}, ধন্যবাদ! - {owner}',
  bodyEn: 'Hello {name}, thank you! - {owner}',
}

const template = {
  name: 'Whole',
  templateType: 'offer',
  content: 'আজ অফার আছে',
  language: 'bengali',
  isActive: true,
  displayOrder: 3,
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: '2030-01-01T00:00:00.000Z',
} as const

const row = {
  keyword: 'whole, গোটা',
  userMessage: 'গোটা গল্পটা কোথায়?',
  variants: ['goto golpo ta kothay?'],
  language: 'auto',
  isActive: true,
  priority: 5,
  botResponse: 'ব্লগে আছে।',
  category: 'culture',
  answers: { bengali: 'ব্লগে আছে।', benglish: 'Blog e ache.', english: 'It is on the blog.' },
  links: [
    { kind: 'video', id: 'dQw4w9WgXcQ' },
    { kind: 'post', id: 'mayer-whatsapp-status' },
  ],
} satisfies FullBodies['bot-training']['createTraining']

/** A body with every field for each POST and PUT of the contract that has optional fields. The compiler asks for each. */
export const fullBodies: FullBodies = {
  audit: {},
  'bot-training': {
    createTraining: row,
    updateTraining: row,
    createTemplate: template,
    updateTemplate: template,
  },
  chat: {
    message: {
      message: 'নতুন ভিডিও কবে আসবে?',
      conversationHistory: [
        { role: 'user', content: 'হ্যালো', mark: 'none' },
        { role: 'assistant', content: 'বলুন!', mark: 'none' },
      ],
    },
  },
  exports: {},
  leads: {
    create: {
      name: 'রিয়া সেন',
      company: 'মিষ্টি ঘর',
      email: 'riya@example.test',
      phone: '+91 9830012345',
      message: 'পুজোর আগে একটা ভিডিও চাই।',
      offering: 'integration',
      budget: '50k-1l',
      month: '2026-12',
      source: 'chat',
      conversation: [{ role: 'user', content: 'Collab korte chai', mark: 'none' }],
      // Whoever fills it is spam.
      website: '',
    },
    change: {
      wroteBack: true,
      done: undefined,
      spam: undefined,
      pendingReply: undefined,
      takenBackReply: undefined,
    },
    changeMany: { ids: [], change: { leadStatus: 'warm' }, versions: {} },
  },
  numbers: {},
  openapi: {},
  pictures: {
    keep: { imageUrl: '', smallUrl: undefined },
    describe: { alt: 'মিষ্টির দোকান' },
  },
  pitches: { create: pitch, update: pitch },
  posts: {
    create: post,
    update: post,
    change: { ...post, status: undefined, base: 1 },
  },
  replies: { create: reply, update: reply },
  sections: { create: section, update: section },
  settings: {},
  trash: {},
  videos: {},
}

/** The full body of a route; undefined where none of its fields is optional. */
export const fullBodyOf = (route: Route): Record<string, unknown> | undefined => {
  for (const group of groupNames)
    for (const [name, one] of Object.entries(api[group]))
      if (one === route) return Reflect.get(Reflect.get(fullBodies, group) ?? {}, name)
  return undefined
}
