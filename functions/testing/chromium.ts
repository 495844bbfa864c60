import { chromium } from 'playwright-core'
import { chromiumArguments, chromiumPath } from './chromium-path.ts'

/**
 * The browser of the journeys, for other tests. Text is drawn as the font has it, without hinting.
 * `more` are further arguments of its command line.
 */
export const startChromium = async (more: string[] = []) =>
  chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, '--font-render-hinting=none', '--disable-lcd-text', ...more],
  })
