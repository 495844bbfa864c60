import { buildLead, emptyExtraRowFields } from '@bong-bari/contract'
import {
  builtInPosts,
  businessDaysAfter,
  dayInKolkata,
  daysAfter,
  endOfDay,
  replyDays,
  weekdayOf,
} from '@bong-bari/site'
import { builtInTexts } from '@bong-bari/site/post-texts'
import {
  createLead,
  createPost,
  derivedId,
  firstStamps,
  itemOfLeadEvent,
  listLeads,
  pitches,
  raiseBotVersion,
  sections,
  storeWithParts,
  templates,
  trainingRows,
  writeSetting,
} from '@bong-bari/table'
import { drawShareImageOf } from '../../../../functions/src/posts/share-image.ts'
import { demoRows, demoTemplates } from './bot.ts'
import { type DemoLead, demoLeads } from './leads.ts'
import { demoPitches, demoReach, demoSections, demoWhatsappChannel } from './page-content.ts'
import { demoPosts } from './posts.ts'

const hour = 3_600_000
const day = 24 * hour

/** Ignores holidays; the nightly run corrects the date. */
const computeDueAt = (since: string) => {
  const came = dayInKolkata(since)
  return endOfDay(businessDaysAfter(came, replyDays, new Set())).toISOString()
}

const createStoredLead = (demo: DemoLead, now: number) => {
  const arrived = now - demo.age * hour
  const createdAt = new Date(arrived).toISOString()
  const opened = demo.openedAfter !== undefined
  const { answered, followUpIn, wroteBackAgo, doneAgo } = demo
  const id = derivedId(demo.company)
  const at = (time: number) => new Date(time).toISOString()
  const ago = (hours: number | undefined) => (hours === undefined ? null : at(now - hours * hour))
  const repliedAt = answered ? at(arrived + answered.after * hour) : null
  const wroteBackAt = ago(wroteBackAgo)
  const waitsSince = wroteBackAt ?? (answered ? undefined : createdAt)
  return {
    ...buildLead(demo, { id, createdAt }),
    spam: false,
    dueAt: waitsSince ? computeDueAt(waitsSince) : null,
    repliedAt,
    lastReply:
      answered && repliedAt
        ? {
            id: derivedId(`${id} replied`),
            channel: answered.channel,
            at: repliedAt,
            by: answered.by,
          }
        : null,
    wroteBackAt,
    doneAt: ago(doneAgo),
    followUpOn: followUpIn === undefined ? null : dayInKolkata(now + followUpIn * day),
    opened,
    openedAt: opened ? new Date(arrived + (demo.openedAfter ?? 0) * hour).toISOString() : null,
    leadStatus: demo.leadStatus,
    followUpNotes: demo.notes ?? null,
  }
}

/** The fields that a first edit through the API would set, without a name. */
const createStamps = (time: number) => {
  const at = new Date(time)
  return { createdAt: at.toISOString(), ...firstStamps({ by: null, at }) }
}
const noImage = { imageWidth: null, imageHeight: null, imageSmall: null, imageAlt: null }

const publishedPost = {
  format: 'plain' as const,
  status: 'published' as const,
  autosaved: false,
  wantedSlug: null,
  formerSlugs: [],
  revisedAt: null,
}

const seedPosts = async (now: number) => {
  for (const [index, post] of demoPosts.entries()) {
    const times = createStamps(now - (index + 1) * 5 * day)
    await createPost({
      ...publishedPost,
      ...post,
      ...noImage,
      ...times,
      publishAt: times.createdAt,
      shareImage: await drawShareImageOf({ title: post.title, image: null }),
      id: derivedId(post.slug),
      image: null,
      date: null,
    })
  }
}

const seedBuiltInPosts = async () => {
  for (const post of builtInPosts)
    await createPost({
      ...publishedPost,
      ...post,
      publishAt: post.createdAt,
      ...noImage,
      ...createStamps(Date.parse(post.createdAt)),
      shareImage: await drawShareImageOf({ title: post.title, image: null }),
      id: derivedId(post.slug),
      content: builtInTexts[post.slug],
      image: null,
    })
}

const seedSections = async (now: number) => {
  for (const [index, section] of demoSections.entries())
    await sections.store({
      ...section,
      ...noImage,
      ...createStamps(now),
      id: derivedId(`section ${index}`),
      imageUrl: null,
      isActive: true,
      displayOrder: index + 1,
      validFrom: new Date(now).toISOString(),
      validTo: null,
    })
}

const seedPitches = async (now: number) => {
  for (const [index, pitch] of demoPitches.entries())
    await pitches.store({
      title: null,
      figure: null,
      content: null,
      videoId: null,
      ...pitch,
      ...noImage,
      ...createStamps(now),
      id: derivedId(`pitch ${index}`),
      imageUrl: null,
      isActive: true,
      displayOrder: index + 1,
    })
}

const seedBot = async (now: number) => {
  const seeded = { by: null, at: new Date(now) }
  for (const row of demoRows)
    await trainingRows.create(
      { language: 'auto', priority: 5, ...emptyExtraRowFields, ...row, isActive: true },
      seeded,
    )
  for (const [index, template] of demoTemplates.entries())
    await templates.create(
      {
        ...template,
        isActive: true,
        displayOrder: index + 1,
        validFrom: new Date(now).toISOString(),
        validTo: null,
      },
      seeded,
    )
  await raiseBotVersion()
}

const friday = 5

/** The next upload is on the next Friday after today, at eight in the evening. */
const createNextUpload = (now: number) => {
  const today = dayInKolkata(now)
  const next = daysAfter(today, ((friday - weekdayOf(today) + 6) % 7) + 1)
  return { settingKey: 'nextUpload', settingValue: `${next}T20:00` }
}

/** Fills the table with demo data if it has no leads. Returns the number of leads written. */
export const seedDemo = async (now = Date.now()) => {
  if ((await listLeads({ limit: 1 })).items.length > 0) return 0
  await seedPosts(now)
  await seedBuiltInPosts()
  await seedSections(now)
  await seedPitches(now)
  for (const setting of [demoReach, demoWhatsappChannel, createNextUpload(now)])
    await writeSetting(setting, { by: null, at: new Date(now) })
  if ((await trainingRows.list()).length === 0) await seedBot(now)
  // Leads come last, because once there is a lead no later start seeds again.
  for (const demo of demoLeads.toReversed()) {
    const lead = createStoredLead(demo, now)
    const { lastReply } = lead
    const settled = {
      dueAt: computeDueAt(lead.createdAt),
      followUpOn: null,
      wroteBackAt: null,
      doneAt: null,
    }
    if (lastReply)
      await storeWithParts({
        own: itemOfLeadEvent(lead.id, 1, { kind: 'replied', ...lastReply, settled }),
      })
    await createLead(lead)
  }
  return demoLeads.length
}
