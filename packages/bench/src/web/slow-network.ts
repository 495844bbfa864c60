import { median } from '../median.ts'
import type { Measurement, Reading } from '../reading.ts'
import { askLighthouse, freePort } from './ask-lighthouse.ts'
import { posts } from './pages.ts'
import { withSite } from './site.ts'
import { startTwin } from './twin.ts'

/** Few, as each takes twenty seconds. */
const times = 3
const [bengaliPost = ''] = posts

/** First and largest paint over a really slow network, in ms. */
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

/** Lighthouse may still query a closed page; nobody awaits that failure. */
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
      // In turns, so that the machine's load meets both alike.
      for (let time = 0; time < times; time++) {
        own.push(await ask(`${url}${path}`, port))
        plain.push(await ask(`${twin.url}${path}`, port))
      }
      readings.push(
        { id: 'W4', of: `${path}, first paint`, value: ratioOf('first', own, plain) },
        { id: 'W4', of: `${path}, largest`, value: ratioOf('largest', own, plain) },
      )
    }
    await twin.stop()
    return readings
  })
  process.off('unhandledRejection', forgiveClosedPage)
  return readings
}

/** Paint times beside the plain twin over a really slow network. */
export const slowNetwork: Measurement = { name: 'slow-network', measure }
