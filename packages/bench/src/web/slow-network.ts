import { median } from '../median.ts'
import type { Measurement, Reading } from '../reading.ts'
import { askLighthouse, freePort } from './ask-lighthouse.ts'
import { posts } from './pages.ts'
import { withSite } from './site.ts'
import { startTwin } from './twin.ts'

/** Fewer than Lighthouse's other rows: over this network each takes twenty seconds. */
const times = 3
const [bengaliPost = ''] = posts

/** The first paint and the largest one over a network that really is slow, in milliseconds. */
const ask = async (url: string, port: number) => {
  const { number } = await askLighthouse(url, {
    port,
    throttlingMethod: 'devtools',
    onlyCategories: ['performance'],
  })
  return { first: number('first-contentful-paint'), largest: number('largest-contentful-paint') }
}
type Paints = Awaited<ReturnType<typeof ask>>

const ratioOf = (paint: keyof Paints, own: Paints[], plain: Paints[]) =>
  median(own.map((one) => one[paint])) / median(plain.map((one) => one[paint]))

/** Lighthouse may still ask a page something that it has closed, and then nobody hears it fail. */
const forgiveClosedPage = (error: unknown) => {
  if (!/Session closed/.test(String(error))) throw error
}

const measure = async () => {
  process.on('unhandledRejection', forgiveClosedPage)
  const port = await freePort()
  const chromiumArguments = [`--remote-debugging-port=${port}`]
  const readings = await withSite({ chromiumArguments }, async ({ url }) => {
    const twin = await startTwin(url)
    const readings: Reading[] = []
    for (const path of ['/', '/blog', bengaliPost]) {
      const own: Paints[] = []
      const plain: Paints[] = []
      // In turns, so that both meet the same moods of the machine.
      for (let time = 0; time < times; time++) {
        own.push(await ask(`${url}${path}`, port))
        plain.push(await ask(`${twin.url}${path}`, port))
      }
      readings.push(
        { id: 'W4a', of: `${path}, first paint`, value: ratioOf('first', own, plain) },
        { id: 'W4a', of: `${path}, largest`, value: ratioOf('largest', own, plain) },
      )
    }
    await twin.stop()
    return readings
  })
  process.off('unhandledRejection', forgiveClosedPage)
  return readings
}

/** How soon a page paints beside its plain twin where the network is slow and not only said to be. */
export const slowNetwork: Measurement = { name: 'slow-network', length: 'full', measure }
