import { costOf, firewallCost, total } from './costs.ts'
import { prices } from './prices.ts'

const volumes = [1_000, 100_000, 10_000_000]

const row = (name: string, cells: string[]) =>
  name.padEnd(22) + cells.map((cell) => cell.padStart(12)).join('')

/** Monthly costs at three numbers of visits, in plain text. */
export const costTable = () => {
  const columns = volumes.map(costOf)
  const money = (amounts: number[]) => amounts.map((amount) => amount.toFixed(2))
  const parts = Object.keys(columns[0] ?? {}).map((name) =>
    row(name, money(columns.map((costs) => costs[name] ?? 0))),
  )
  const walled = volumes.map((visits, place) => total(columns[place] ?? {}) + firewallCost(visits))
  return [
    `US dollars a month, at Amazon's prices of ${prices.notedOn}`,
    '',
    row(
      'visits a month',
      volumes.map((visits) => visits.toLocaleString('en')),
    ),
    ...parts,
    row('together', money(columns.map(total))),
    row('with firewall=true', money(walled)),
  ].join('\n')
}

/** A warning when prices are over a year old; else undefined. */
export const oldPrices = (now: Date) => {
  const [year = 0, month = 0] = prices.notedOn.split('-').map(Number)
  const isOld = now.getTime() >= Date.UTC(year + 1, month - 1)
  return isOld
    ? `These prices are of ${prices.notedOn}, more than a year old: look again, and put them into packages/operate/src/prices.ts.`
    : undefined
}
