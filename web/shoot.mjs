import { chromium } from '@playwright/test'
const [what='all', ...widths] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/tmp/chromium', args: ['--no-sandbox','--headless=old'] })
for (const w of widths.map(Number)) {
  const page = await browser.newPage({ viewport: { width: w, height: w < 768 ? 844 : 768 } })
  page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log(w, m.text()) })
  page.on('pageerror', (e) => console.log(w, 'ERR', e.message))
  await page.goto('http://127.0.0.1:4670/work-with-us')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/w/shots/wwu-${what}-${w}.png` })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.evaluate(async () => { for (let y=0;y<document.body.scrollHeight;y+=500){ scrollTo(0,y); await new Promise(r=>setTimeout(r,120)) } scrollTo(0,0) })
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/w/shots/wwu-${what}-${w}-full.png`, fullPage: true })
  const tops = await page.evaluate(() => [...document.querySelectorAll('main h1, main h2, main form')].map((e)=>[e.textContent.slice(0,24), Math.round(e.getBoundingClientRect().top)]))
  console.log(w, 'overflow', over, JSON.stringify(tops))
  await page.close()
}
await browser.close()
