import type { Link, Turn } from '@bong-bari/contract'
import { tokens } from '@bong-bari/text'
import type { SiteContent } from './site-content.ts'

const words = (list: string) => new Set(tokens(list))

/** Tell nothing of a plot. */
const asking = words(
  'video videos vid film films episode episodes reel clip sketch one ones post posts story stories article blog link links title called which that those show send give find want looking watch see seen remember have had about please pls can could would do does did there some where when who what it its is was are the a an of on in to and for with you your me my i u got get any no not from they them their how so too also then again name called kind goes going only even though part scene ভিডিও ভিডিওটা ভিডিওটি ভিডিওটার এপিসোড পর্ব রিল লেখা লেখাটা লেখাটি গল্প গল্পটা ব্লগ পোস্ট লিংক ওই সেই যে যেটা যেটায় যেখানে ওটা সেটা এটা কোথায় কোন কোনটা কী কি দাও দিন দেখাও দেখান খুঁজছি খুঁজে পাব পাবো চাই নিয়ে একটা একটি আছে ছিল নাম মনে আর ও তো না তার একটু আপনাদের তোমাদের আপনারা করে হয় যায় video ta videota film reel porbo lekha lekhata golpo golpota oi sei je jeta jetay jekhane ota oita oitar seta eta kothay kon konta ki dao den din dekhao dekhan khujchi pabo chai niye ekta achhe ache chilo naam mone r ar o to na dey dita ektu tar hoy jay না পাচ্ছে এসেছে গেছে করছে হচ্ছে থেকে জন্য সঙ্গে মধ্যে যেতে বলে গিয়ে দিয়ে তবু তাও pacche eseche elo geche korche hocche theke jonno songe sathe moddhe jete bole giye diye tobu tao jabar somoy সময় যাওয়ার using she he her his who into under always keeps',
)

const films = words(
  'video videos vid film films episode episodes reel clip sketch scene one ভিডিও ভিডিওটা ভিডিওটি এপিসোড পর্ব রিল videota',
)
const stories = words(
  'post posts story stories article blog লেখা লেখাটা লেখাটি গল্প গল্পটা ব্লগ পোস্ট lekha lekhata golpo golpota',
)
const pointing = words(
  'where that which the about link find যেখানে ওই সেই যেটা যেটায় ওটা সেটা নিয়ে কোথায় jekhane oi sei jeta jetay ota oita seta niye kothay dao den দাও দিন link লিংক',
)

/** Either, where it says "the one". */
const namedIn = (said: readonly string[]): 'video' | 'post' | undefined => {
  if (said.some((word) => stories.has(word))) return 'post'
  return said.some((word) => films.has(word)) ? 'video' : undefined
}

export const asksForFilm = (message: string): boolean => {
  const said = tokens(message)
  return namedIn(said) !== undefined && said.some((word) => pointing.has(word))
}

const tellingOf = (message: string) => tokens(message).filter((word) => !asking.has(word))

/** Shares of the request to match: asked by kind, of a long and a short memory. */
const least = { asked: 0.34, long: 0.45, short: 0.55, alone: 0.6 }
/** Less will do without a close rival. */
const clearly = { share: 0.75, ratio: 0.6 }
/** Words that must match, where there are several. */
const evident = { asked: 0.6, unasked: 1.1 }
/** With this many, less will do, and the runner-up is shown. */
const meant = { words: 1.9, share: 0.3, alike: 0.72 }
/** Shown beside the first. */
const alike = 0.9
/** Long posts fit by chance; naming a video excludes posts. */
const shareOfPosts = { named: 1, unnamed: 0.7, otherwise: 0.5 }

export type Found = { links: Link[]; titles: string[]; sureness: number; isAsked: boolean }

/** Of "the link" alone: the request before. */
const searchedIn = (message: string, history: readonly Turn[]) => {
  const telling = tellingOf(message)
  const before = history.findLast(({ role }) => role === 'user')?.content ?? ''
  const goesOn =
    !telling.length && /link|লিংক|show|dekha|দেখা|dao|দাও|give|send|din|দিন/i.test(message)
  return { telling: goesOn ? tellingOf(before) : telling, goesOn }
}

const shareFor = (named: 'video' | 'post' | undefined) =>
  named === 'post' ? 'named' : named ? 'otherwise' : 'unnamed'

const neededFor = (telling: readonly string[], isAsked: boolean) => {
  if (isAsked) return least.asked
  if (telling.length === 1) return least.alone
  return telling.length > 3 ? least.long : least.short
}

/** Two, if alike; undefined if none fits well. */
export const findOnSite = (
  { search }: SiteContent,
  message: string,
  history: readonly Turn[],
): Found | undefined => {
  const { telling, goesOn } = searchedIn(message, history)
  if (!telling.length) return undefined
  const said = tokens(message)
  const named = namedIn(said)
  const isAsked = goesOn || named !== undefined
  const shares = { video: named === 'post' ? 0.6 : 1, post: shareOfPosts[shareFor(named)] }
  const kinds = (['video', 'post'] as const).map((kind) => {
    const { found, near, sureness, evidence } = search[kind](telling.join(' '))
    const [best, next] = sureness.map((one) => one * shares[kind])
    return { kind, things: found.length ? found : near, best: best ?? 0, next: next ?? 0, evidence }
  })
  const [first] = kinds.toSorted((a, b) => b.best - a.best)
  if (!first) return undefined
  const { kind, things, best, next, evidence } = first
  const isClear = next < clearly.ratio * best
  const isMeant = evidence >= meant.words && best >= meant.share
  if (!isMeant && best < neededFor(telling, isAsked) * (isClear ? clearly.share : 1))
    return undefined
  if (telling.length > 1 && evidence < (isAsked ? evident.asked : evident.unasked)) return undefined
  const shown = things.slice(0, next >= (isClear || !isMeant ? alike : meant.alike) * best ? 2 : 1)
  const links = shown.map(({ id }): Link => ({ kind, id }))
  const sureness = goesOn ? 1 : best
  return { links, titles: shown.map(({ title }) => title), sureness, isAsked }
}
