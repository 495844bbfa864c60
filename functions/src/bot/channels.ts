import { botOnward } from '@bong-bari/site/bot-onward'
import { fillNames } from './built-in.ts'
import type { Answer, Conversation } from './conversation.ts'
import { probabilityOfAny } from './reading.ts'

/** A way to reach the house, called as its value is in `fillNames`. */
type Channel = keyof typeof botOnward.channels

/** How each is typed. In NFC য় is two letters. */
const namesOfChannel: [Channel, RegExp][] = [
  ['email', /(?<!\p{L})(?:e-?mail|g?mail|ই-?মেই?ল|মেই?ল)/giu],
  ['whatsapp', /(?<!\p{L})(?:what'?s ?app?|হোয\u09bcাটস ?অ্যাপ)/giu],
  ['youtube', /(?<!\p{L})(?:you ?tube|yt\b|ইউটিউব)/giu],
  ['instagram', /(?<!\p{L})(?:insta(?:gram)?|ইনস্টা(?:গ্রাম)?)/giu],
  ['twitter', /(?<!\p{L})(?:twitter|টুইটার)/giu],
]

/** What refuses the word after it: "not", "I don't use". */
const refusing =
  /\b(?:not?|without|except|instead of|other than|(?:do not|don['’]?t|never|can['’]?t|cannot) (?:use|have|do|want|like|open)) (?:(?:on|by|via|to|my|an?|the|any) )?$/iu

/** What refuses the word before it: "noy", "kori na", "ব্যবহার করি না"; "din na" asks for it. */
const refused =
  /^\S*(?: (?:ta|e|te|use|number|kori|chai|lagbe|dorkar|ache|dekhi|chalai|hobe|টা|নম্বর|ব্যবহার|করি|চাই|লাগবে|দরকার|আছে|দেখি|চালাই|হবে)){0,2} (?:na|noy|nei|nai|না|নয\u09bc|নেই|নাই)(?![\p{L}\p{M}])/iu

/** The ways to reach the house that a message names, and those of them that it refuses. */
export const readChannels = (message: string) => {
  const text = message.normalize('NFC')
  const mentions = namesOfChannel.flatMap(([channel, names]) =>
    [...text.matchAll(names)].map(({ index, 0: name }) => ({
      channel,
      begin: index,
      end: index + name.length,
    })),
  )
  const isRefused = ({ begin, end }: { begin: number; end: number }) => {
    if (refusing.test(text.slice(0, begin))) return true
    const [after] = refused.exec(text.slice(end)) ?? []
    // "youtube na insta" asks for either.
    return after !== undefined && !mentions.some((next) => next.begin === end + after.length + 1)
  }
  return {
    named: new Set(mentions.map(({ channel }) => channel)),
    refused: new Set(mentions.filter(isRefused).map(({ channel }) => channel)),
  }
}

/** Where the house is not: its row says so. */
const otherPages = /\b(?:facebook|fb|tiktok|podcast|spotify)\b|ফেসবুক|টিকটক|পডকাস্ট/iu

/** Who does not want one of these wants the other. */
const channelsToWrite: readonly Channel[] = ['email', 'whatsapp']

const contactRows = new Set(['contact', 'social', 'person'])
/** From this sum of probabilities on a message asks how to reach the house. */
const minContact = 0.4

/** Where one way to reach the house is refused, those that are named beside it, or else those that are left. */
export const answerByChannels = async ({
  reading: { message, language, whole },
  now,
}: Conversation): Promise<Answer | undefined> => {
  const { named, refused } = readChannels(message)
  const isContact = probabilityOfAny((id) => contactRows.has(id), whole) >= minContact
  if (!refused.size || !isContact) return undefined
  const isOpen = (channel: Channel) => !refused.has(channel)
  const wanted = [...named].filter(isOpen)
  // The row of the channels says which others there are.
  const isToWatch = whole.intents.find(({ id }) => contactRows.has(id))?.id === 'social'
  if (isToWatch && (!wanted.length || otherPages.test(message))) return undefined
  const list = (wanted.length ? wanted : channelsToWrite.filter(isOpen)).map(
    (channel) => `${botOnward.channels[channel][language]} {${channel}}`,
  )
  return {
    response: await fillNames(
      `${botOnward.hereYouAre[language]} ${list.join(', ')}`,
      language,
      now,
    ),
    source: 'fact',
    language,
  }
}
