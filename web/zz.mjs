import { chromium } from '@playwright/test'
const U='http://localhost:4732'
const b = await chromium.launch({ executablePath: '/tmp/chromium', args: ['--no-sandbox','--headless=old'] })
for (const [name, vp] of [['d',{ width: 1366, height: 768 }],['p',{ width: 390, height: 844 }]]) {
const c = await b.newContext({ viewport: vp, isMobile: name==='p', hasTouch: name==='p' })
const p = await c.newPage()
p.on('console', (m) => console.log(name, m.type(), m.text()))
await p.goto(U+'/login'); await p.locator('input').nth(0).fill('admin'); await p.locator('input[type=password]').fill('test-house-42'); await p.getByRole('main').getByRole('button',{name:'Login'}).click(); await p.waitForURL(/admin$/); await p.waitForTimeout(1500)
await p.goto(U+'/admin/homepage?section=new', { waitUntil: 'networkidle' }); await p.waitForTimeout(800)
if (!(await p.getByRole('dialog').count())) { await p.getByRole('button', { name: 'Add Content Section' }).click(); await p.waitForTimeout(800) }
await p.getByRole('textbox',{name:/^Title/}).fill('পুজোর ধামাকা: Flat 50% off'); await p.getByRole('textbox',{name:/^Content/}).fill('মা বলেছেন, এক প্লেট লুচি ফ্রি।'); await p.getByRole('textbox',{name:/^Link URL/}).fill('bongbari.com/offer'); await p.getByRole('textbox',{name:/^Button text/}).fill('দেখি তো')
await p.screenshot({ path: `/tmp/w/s-${name}1.png` })
await p.getByLabel(/^Display order/).fill('0'); await p.getByRole('textbox',{name:/^Title/}).focus();
await p.getByLabel(/^Valid to/).scrollIntoViewIfNeeded();
await p.getByRole('textbox',{name:/^Link URL/}).fill('javascript:x'); await p.getByLabel(/^Valid to/).focus(); await p.getByLabel(/^Display order/).fill('3'); await p.getByLabel(/^Type/).focus(); await p.getByRole('button',{name:'Add section'}).click(); await p.waitForTimeout(500)
await p.screenshot({ path: `/tmp/w/s-${name}2.png` })
if (name==='p') { await p.getByRole('region',{name:'As visitors see it'}).scrollIntoViewIfNeeded(); await p.waitForTimeout(300); await p.screenshot({ path: `/tmp/w/s-p3.png` }) }
await p.getByRole('button',{name:'Cancel'}).click(); await p.waitForTimeout(400)
}
await b.close()
