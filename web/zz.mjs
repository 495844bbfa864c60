import { chromium } from '@playwright/test'
const U='http://localhost:4732'
const b = await chromium.launch({ executablePath: '/tmp/chromium', args: ['--no-sandbox','--headless=old'] })
for (const [name, vp] of [['d',{ width: 1366, height: 768 }],['p',{ width: 390, height: 844 }]]) {
const c = await b.newContext({ viewport: vp, isMobile: name==='p', hasTouch: name==='p' })
const p = await c.newPage()
p.on('console', (m) => console.log(name, m.type(), m.text()))
await p.goto(U+'/'); await p.waitForTimeout(1500); await p.getByRole('button',{name:/^Open Bong Bot/}).click(); await p.waitForTimeout(1500)
const say = async (t) => { const f = p.getByRole('textbox').last(); await f.fill(t); await f.press('Enter'); await p.waitForTimeout(2500) }
await say('মা ফোন হারিয়ে ফেলেছিল সেই ভিডিওটা কোথায়?')
await say('apnader rate koto?')
await p.screenshot({ path: `/tmp/w/c-${name}1.png` })
const nm = p.getByRole('button',{name:/meant|চাইনি|bolini|bojhate|jigges/i}); console.log(await nm.allTextContents(), await p.getByRole('log').innerText())
if (await nm.count()) { await nm.last().click(); await p.waitForTimeout(900) }
await p.screenshot({ path: `/tmp/w/c-${name}2.png` })
await say('kakimar asol nam ki')
await p.getByRole('button',{name:/close/i}).first().click(); await p.waitForTimeout(500)
await p.screenshot({ path: `/tmp/w/c-${name}3.png` })
}
await b.close()
