import { startMenu } from './menu.ts'
import { startTicker } from './ticker.ts'

/** What office and public pages have in common. */
export const startShell = () => {
  startMenu()
  startTicker()
}
