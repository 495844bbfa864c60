import { costOf, firewallCost, total } from './costs.ts'
import { prices } from './prices.ts'
import { assumed, visit } from './usage.ts'

const volumes = [1_000, 100_000, 10_000_000]
const columns = volumes.map(costOf)

const money = (dollars: number) => dollars.toFixed(2).padStart(12)
const row = (name: string, cells: string[]) => console.log(name.padEnd(22) + cells.join(''))

console.log(`US dollars a month, at Amazon's prices of ${prices.notedOn}\n`)
row(
  'visits a month',
  volumes.map((visits) => visits.toLocaleString('en').padStart(12)),
)
for (const name of Object.keys(columns[0] ?? {}))
  row(
    name,
    columns.map((costs) => money(costs[name] ?? 0)),
  )
row(
  'together',
  columns.map((costs) => money(total(costs))),
)
row(
  'with firewall=true',
  volumes.map((visits, place) => money(total(columns[place] ?? {}) + firewallCost(visits))),
)

console.log(`
A visit asks for ${visit.pages} pages, ${visit.files} files and ${visit.calls} calls, ${Math.round(visit.bytes / 1000)} KB in all (measured on ${visit.measuredOn}).
Assumed: ${JSON.stringify(assumed)}
Prices as Amazon's pages had them in ${prices.notedOn} for Mumbai and India; look again before you rely on them:
${prices.sources.join(', ')}.
Not in the table: a chat model (at most bedrockMonthlyTokens times its price, which counts what an embedding model reads), a domain name, taxes.`)
