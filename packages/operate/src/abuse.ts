import { firewallRate } from '@bong-bari/edge'
import { type Defence, type Entry, entries, type Work } from './abuse-entries.ts'
import { prices } from './prices.ts'
import { assumed, visit } from './usage.ts'

const hour = 3_600
const million = 1e6
const gigabyte = 1e9

/** Requests a second that each client sends for an hour. */
export const flood = 50

/** Calls that all functions of an account answer at one moment, as AWS gives it after a while. */
const instances = 1_000

/** A refusal: one write that does not hold, one read, and no more. */
const refused: Work = { gigabyteSeconds: 0.005, seconds: 0.01, reads: 1, writes: 1 }

const bytesOfAnAnswer = visit.bytes / (visit.pages + visit.files + visit.calls)

const costOfWork = (count: number, { gigabyteSeconds, reads = 0, writes = 0, tokens = 0 }: Work) =>
  count *
  (gigabyteSeconds * prices.lambda.perGigabyteSecond +
    (prices.lambda.perMillion +
      reads * prices.table.readsPerMillion +
      writes * prices.table.writesPerMillion +
      tokens * assumed.millionTokens) /
      million)

/** The calls of an hour that a function answers, and those among them that it refuses. */
const reached = (defence: Defence, clients: number, sent: number) => {
  const { perSecond = Number.POSITIVE_INFINITY, perClient, ofAll, accepted } = defence
  const busiest = accepted.seconds ? (instances / accepted.seconds) * hour : sent
  const most = Math.min(
    (perClient ?? Number.POSITIVE_INFINITY) * clients,
    ofAll ?? Number.POSITIVE_INFINITY,
    busiest,
  )
  const arriving = Math.min(sent, perSecond * hour)
  const answered = Math.min(arriving, most)
  const limits = perClient !== undefined || ofAll !== undefined
  return { answered, refusals: limits ? arriving - answered : 0 }
}

const behindCache = (entry: Entry, defence: Defence, clients: number, sent: number) => {
  if (entry.behind === 'cache') return 0
  const asked = (sent / 1_000) * prices.bucket.getsPer1k
  if (entry.behind === 'bucket') return asked
  const { answered, refusals } = reached(defence, clients, sent)
  const gateway = defence.perSecond === undefined ? 0 : prices.api.perMillion / million
  const logs = (assumed.logBytes / gigabyte) * prices.logs.perGigabyte
  return (
    (entry.bucketFirst ? asked : 0) +
    (answered + refusals) * (gateway + logs) +
    costOfWork(answered, defence.accepted) +
    costOfWork(refusals, refused)
  )
}

const atTheEdge = (sent: number) =>
  (sent / 10_000) * prices.cloudfront.per10kRequests +
  (sent / million) * prices.edgeFunction.perMillion +
  ((sent * bytesOfAnAnswer) / gigabyte) * prices.cloudfront.perGigabyte

const sentBy = (clients: number) => clients * flood * hour

/** Of what so many clients send, what the firewall lets through. */
const passedBy = (clients: number) =>
  clients * Math.min(flood * hour, (firewallRate.limit * hour) / firewallRate.seconds)

/** US dollars for an hour of so many clients behind CloudFront; what AWS gives for nothing is not taken off. */
export const costOfHour = (entry: Entry, defence: Defence, clients: number) =>
  behindCache(entry, defence, clients, sentBy(clients))

/** The same behind the firewall. */
export const costBehindFirewall = (entry: Entry, clients: number) =>
  behindCache(entry, entry.after, clients, passedBy(clients))

/** What the firewall asks, and CloudFront for what it lets through: nothing for the rest. */
const edgeBehindFirewall = (clients: number) =>
  (sentBy(clients) / million) * prices.firewall.perMillion + atTheEdge(passedBy(clients))

/** Instances of functions that are held all the time, which nobody else has. */
export const instancesHeld = ({ behind }: Entry, defence: Defence, clients: number) => {
  if (behind !== 'function') return 0
  const { answered, refusals } = reached(defence, clients, sentBy(clients))
  return (answered * defence.accepted.seconds + refusals * refused.seconds) / hour
}

const dollars = (amount: number) => amount.toFixed(2)
const whole = (count: number) => String(Math.ceil(count))

const cellsOf = (entry: Entry) => [
  entry.name,
  ...[1, 1_000].flatMap((clients) => [
    dollars(costOfHour(entry, entry.before, clients)),
    dollars(costOfHour(entry, entry.after, clients)),
    dollars(costBehindFirewall(entry, clients)),
  ]),
  whole(instancesHeld(entry, entry.before, 1_000)),
  whole(instancesHeld(entry, entry.after, 1_000)),
]

const edgeCells = [
  'any of them: CloudFront and the firewall themselves',
  ...[1, 1_000].flatMap((clients) => [
    dollars(atTheEdge(sentBy(clients))),
    dollars(atTheEdge(sentBy(clients))),
    dollars(edgeBehindFirewall(clients)),
  ]),
  ...['0', '0'],
]

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

/** What an hour of abuse of each public entry costs, as a table in Markdown. */
export const abuseTable = () =>
  [
    line([
      'what is called',
      ...['1 client, before', 'now', 'firewall', '1,000 clients, before', 'now', 'firewall'],
      ...['instances held, before', 'now'],
    ]),
    line(['---', ...Array<string>(8).fill('--:')]),
    line(edgeCells),
    ...entries.map((entry) => line(cellsOf(entry))),
  ].join('\n')
