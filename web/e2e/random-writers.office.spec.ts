import {
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import { asAdmin, enter } from './log-in.ts'
import { test } from './test.ts'

/** Rounds of one run; each has a seed of its own, which repeats what happened. */
const rounds = Number(process.env.WRITER_ROUNDS ?? (process.env.RUNS ? 6 : 1))
const firstSeed = Number(process.env.WRITER_SEED ?? 34)
const steps = 14

/** Numbers from 0 to 1 that follow from a seed. */
const chanceOf = (seed: number) => {
  let state = seed * 7_919 + 17
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const calls = /\/api\/(admin\/)?blog(\/|$)/
const content = (page: Page) => page.getByRole('textbox', { name: /^Content/ })

/** A device of the writer: its own storage, at most two tabs, and a network that fails in its own way. */
type Device = { name: string; context: BrowserContext; tabs: Page[]; isOffline: boolean }

const weathers = {
  /** The answer comes late. */
  held: async (context: BrowserContext) => {
    await context.route(calls, async (route) => {
      await new Promise((done) => setTimeout(done, 3_000))
      await route.continue().catch(() => {})
    })
  },
  /** The write happens, and its answer is lost. */
  lost: async (context: BrowserContext) => {
    let isLost = false
    await context.route(calls, async (route) => {
      if (route.request().method() === 'GET') return route.continue().catch(() => {})
      isLost = !isLost
      if (!isLost) return route.continue().catch(() => {})
      await route.fetch().catch(() => {})
      return route.abort().catch(() => {})
    })
  },
  /** The write arrives twice. */
  doubled: async (context: BrowserContext) => {
    await context.route(calls, async (route) => {
      if (route.request().method() !== 'GET') await route.fetch().catch(() => {})
      await route.continue().catch(() => {})
    })
  },
}
type Weather = keyof typeof weathers
const weatherNames: Weather[] = ['held', 'lost', 'doubled']

const select = (page: Page, from: number, to: number) =>
  content(page).evaluate(
    (node, [from = 0, to = 0]) => {
      if (!(node instanceof HTMLTextAreaElement)) return
      node.focus()
      node.setSelectionRange(from, to)
    },
    [from, to],
  )

/** What stood on a device for a second and more, by the page's own clock: on a busy machine its timers are late. */
const rest = (page: Page) =>
  page.evaluate(() => new Promise<void>((over) => setTimeout(over, 1_500)))

const open = async (page: Page, id: string) => {
  await page.goto(`/admin?tab=blog&post=${id}`)
  await expect(content(page)).toBeVisible()
  // What was kept on this device, or wiped, is there before a hand begins to type.
  await expect(content(page)).not.toHaveValue('')
}

const sentence = 'মা বললেন, বৃষ্টি নামার আগেই ছাদ থেকে আচারের বয়াম আর কাঁথাগুলো তুলে আন। '
/** So long that what is wiped counts as a removal. */
const story = Array.from({ length: 8 }, (_, at) => `${at}. ${sentence.repeat(2)}`).join('\n\n')

/** A paragraph with a word, of words that no other has: to wipe it counts as a removal. */
const longWith = (word: string) =>
  [word, ...Array.from({ length: 40 }, (_, at) => `${word.slice(5)}ঘর${at}`)].join(' ')

const begin = async (page: Page, title: string) => {
  await page.goto('/admin?tab=blog&post=new')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await content(page).fill(story)
  await expect(page).toHaveURL(/post=[0-9a-f-]{36}/, { timeout: 60_000 })
  return new URL(page.url()).searchParams.get('post') ?? ''
}

/** All that a writer can read of a post on some page: what it holds, what is asked about it, and its earlier versions. */
const readableOn = async (page: Page) => {
  const typed = await content(page).inputValue()
  const main = (await page.getByRole('dialog').allInnerTexts()).join('\n')
  return `${typed}\n${main}`
}

const versionsOf = async (page: Page, id: string) => {
  const headers = await asAdmin(page)
  return (await page.request.get(`/api/admin/blog/${id}/revisions`, { headers })).text()
}

const round = async (browser: Browser, seed: number, project: string) => {
  const chance = chanceOf(seed)
  const pick = <One>(all: readonly One[]) => all[Math.floor(chance() * all.length)]
  const done: string[] = []
  const written: string[] = []
  const device = async (name: string): Promise<Device> => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await enter(page)
    return { name, context, tabs: [page], isOffline: false }
  }
  const [desk, phone] = [await device('desk'), await device('phone')]
  const devices = [desk, phone]
  const [first] = desk.tabs
  const [second] = phone.tabs
  if (!first || !second) throw new Error('No tab.')
  const id = await begin(first, `Random ${project} ${seed} ${Date.now()}`)
  await open(second, id)

  const word = () => {
    const one = `kotha${seed}x${written.length}y`
    written.push(one)
    return one
  }
  const calm = async ({ context }: Device) => {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  }
  const acts: Record<string, (at: Device, page: Page) => Promise<unknown>> = {
    write: async (_, page) => {
      const text = await content(page).inputValue()
      const ends = [...text.matchAll(/\n\n|$/g)].map(({ index }) => index)
      const end = pick(ends) ?? text.length
      await select(page, end, end)
      await page.keyboard.type(` ${word()}`)
      await rest(page)
    },
    paste: async (_, page) => {
      const text = await content(page).inputValue()
      const from = Math.floor((chance() * text.length) / 3)
      await select(page, from, Math.floor(from + text.length / 2))
      await page.keyboard.insertText(`\n\n${longWith(word())}\n\n`)
      await rest(page)
    },
    wipe: async (_, page) => {
      const text = await content(page).inputValue()
      await select(page, 0, text.length)
      await page.keyboard.insertText(longWith(word()))
      await rest(page)
    },
    kill: async (at, page) => {
      await page.close({ runBeforeUnload: false })
      at.tabs = at.tabs.filter((one) => one !== page)
    },
    tab: async (at) => {
      if (at.tabs.length > 1 || at.isOffline) return
      const page = await at.context.newPage()
      await open(page, id)
      at.tabs.push(page)
    },
    offline: async (at) => {
      at.isOffline = !at.isOffline
      await at.context.setOffline(at.isOffline)
    },
    weather: async (at) => {
      await calm(at)
      const name = pick(weatherNames)
      if (name) await weathers[name](at.context)
      return name
    },
    online: async (_, page) => {
      const isSave = (one: Request) => one.method() === 'PUT' || one.method() === 'POST'
      await page
        .waitForEvent('requestfinished', { predicate: isSave, timeout: 4_000 })
        .catch(() => {})
    },
  }
  const often = ['write', 'write', 'write', 'write', 'paste', 'paste', 'wipe']
  const seldom = ['kill', 'tab', 'offline', 'weather', 'online']
  for (let step = 0; step < steps; step++) {
    const at = pick(devices)
    if (!at) break
    if (!at.tabs.length) {
      if (at.isOffline) await acts.offline?.(at, first)
      await acts.tab?.(at, first)
    }
    const page = pick(at.tabs)
    const name = pick([...often, ...seldom]) ?? 'write'
    if (!page) continue
    const more = await acts[name]?.(at, page)
    done.push(`${at.name} ${name} ${more ?? written.at(-1) ?? ''}`)
  }

  // The storm is over; both devices are looked at again.
  for (const at of devices) {
    await calm(at)
    await at.context.setOffline(false)
    if (!at.tabs.length) {
      const page = await at.context.newPage()
      await open(page, id)
      at.tabs.push(page)
    }
  }
  const pages = devices.flatMap(({ tabs }) => tabs)
  const missing = async () => {
    const seen = await Promise.all([...pages.map(readableOn), versionsOf(pages[0] ?? first, id)])
    return written.filter((one) => !seen.some((text) => text.includes(one)))
  }
  await expect.poll(missing, { message: done.join('\n'), timeout: 45_000 }).toEqual([])
  for (const { context } of devices) await context.close()
}

for (const seed of Array.from({ length: rounds }, (_, at) => firstSeed + at))
  test(`whatever happens to two devices and their network, every word can be got back (${seed})`, async ({
    browser,
  }, { project }) => {
    test.setTimeout(300_000)
    await round(browser, seed, project.name)
  })
