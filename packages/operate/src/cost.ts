import { costTable, oldPrices } from './cost-table.ts'
import { prices } from './prices.ts'
import { assumed, visit } from './usage.ts'

console.log(costTable())

console.log(`
A visit asks for ${visit.pages} pages, ${visit.files} files and ${visit.calls} calls, ${Math.round(visit.bytes / 1000)} KB in all (measured on ${visit.measuredOn}).
Assumed: ${JSON.stringify(assumed)}
Prices as Amazon's pages had them in ${prices.notedOn} for Mumbai and India; look again before you rely on them:
${prices.sources.join(', ')}.
Not in the table: a chat model (at most bedrockMonthlyTokens times its price), a domain name, taxes.`)

const reminder = oldPrices(new Date())
if (reminder) console.log(`\n${reminder}`)
