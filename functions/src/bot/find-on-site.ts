import type { Link } from '@bong-bari/contract'
import { tokens } from '@bong-bari/text'
import { readUnits, type Unit } from './match/units.ts'
import type { NearThing } from './site-content.ts'

const words = (list: string) => new Set(tokens(list))

/** Words that tell nothing of what happens in a video or post. */
const wordsWithoutSubject = words(
  'video videos vid film films episode episodes reel clip sketch one ones post posts story stories article blog link links title called which that those show send give find want looking watch see seen remember have had about please pls can could would do does did there some where when who what it its is was are the a an of on in to and for with you your me my i u got get any no not from they them their how so too also then again name called kind goes going only even though part scene ভিডিও ভিডিওটা ভিডিওটি ভিডিওটার এপিসোড পর্ব রিল লেখা লেখাটা লেখাটি গল্প গল্পটা ব্লগ পোস্ট লিংক এর ওই সেই যে যেটা যেটায় যেখানে ওটা সেটা এটা কোথায় কোন কোনটা কী কি দাও দিন দেখাও দেখান খুঁজছি খুঁজে পাব পাবো চাই নিয়ে একটা একটি আছে ছিল নাম মনে আর ও তো না তার একটু আপনাদের তোমাদের আপনারা করে হয় যায় video er ta videota film reel porbo lekha lekhata golpo golpota oi sei je jeta jetay jekhane ota oita oitar seta eta kothay kon konta ki dao den din dekhao dekhan khujchi pabo chai niye ekta first last old oldest new newest latest earliest ever প্রথম পুরনো পুরোনো নতুন prothom purono notun achhe ache chilo naam mone r ar o to na dey dita ektu tar hoy jay না পাচ্ছে এসেছে গেছে করছে হচ্ছে থেকে জন্য সঙ্গে মধ্যে যেতে বলে গিয়ে দিয়ে তবু তাও pacche eseche elo geche korche hocche theke jonno songe sathe moddhe jete bole giye diye tobu tao jabar somoy সময় যাওয়ার ma maa mayer make mom moms mum mummy mother mothers son sons chele cheler cheleke kakima মা মায়ের মাকে ছেলে ছেলের ছেলেকে কাকিমা using she he her his who into under always keeps read reading পড়ব পড়তে পড়া পড়েছি পড়েছিলাম পাচ্ছি porbo porte pora porechi porechilam pacchi',
)

/** Words that name a video or a post. */
const namingWords = words(
  'video videos vid film films episode episodes reel clip sketch scene one ভিডিও ভিডিওটা ভিডিওটি এপিসোড পর্ব রিল videota post posts story stories article blog লেখা লেখাটা লেখাটি গল্প গল্পটা ব্লগ পোস্ট lekha lekhata golpo golpota',
)

/** Scores of the search: a result below `nearness` is chance, as is one that leads by less than `lead`, unless it is `near`. */
const min = { nearness: 0.45, lead: 0.15, near: 0.8 }
/** This score is as sure as can be, and never surer than a row that fits word for word. */
const sureNearness = 1.5
const maxSureness = 0.9

/** Of the only title that has all that is named: “the umbrella one”. */
const surenessOfNamed = 0.6

/** Whether a title has a meaning of each of some words. */
const isNamed = (units: readonly Unit[], { titleMeanings }: NearThing) =>
  units.every(({ meanings }) => meanings.some(({ name }) => titleMeanings.has(name)))

export type SiteMatch = {
  link: Link
  title: string
  /** 0 to 0.9, to be compared with the probability of a row. */
  sureness: number
  /** The message names a video or post. */
  isAsked: boolean
}

/** The video or post that a message describes; undefined if none fits well. */
export const findOnSite = async (message: string, now: Date): Promise<SiteMatch | undefined> => {
  const said = tokens(message)
  const telling = said.filter((word) => !wordsWithoutSubject.has(word))
  if (!telling.length) return undefined
  const isAsked = said.some((word) => namingWords.has(word))
  const { readSearch } = await import('./site-content.ts')
  const units = readUnits(telling.join(' '))
  const found = (await readSearch(now))(units)
  const named = isAsked ? found.filter((thing) => isNamed(units, thing)) : []
  const only = named.length === 1 ? named[0] : undefined
  const [first, second] = found
  const best = only ?? first
  if (!best) return undefined
  const lead = best.nearness - (second?.nearness ?? 0)
  const isNear = best.nearness >= min.nearness && (lead >= min.lead || best.nearness >= min.near)
  if (!only && !isNear) return undefined
  const sureness = Math.min(maxSureness, best.nearness / sureNearness)
  return {
    link: best.link,
    title: best.title,
    sureness: only ? Math.max(sureness, surenessOfNamed) : sureness,
    isAsked,
  }
}
