import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/tmp/chromium', args: ['--no-sandbox', '--headless=old'] })
const base = 'http://127.0.0.1:4713'
for (const [w, h] of [[1366, 768], [390, 844]]) {
  const p = await b.newPage({ viewport: { width: w, height: h } })
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.text()))
  await p.goto(base + '/login')
  await p.getByLabel('Username').fill('admin')
  await p.getByLabel('Password', { exact: true }).fill('test-house-42')
  await p.getByRole('button', { name: /log ?in/i }).click()
  await p.waitForURL('**/admin')
  await p.waitForTimeout(1500)
  await p.screenshot({ path: `/tmp/w/shots/au-dash-${w}.png` })
  if (w === 1366) {
    const s = await p.evaluate(async () => {
      const id = localStorage.getItem('admin_session'), csrf = localStorage.getItem('csrf_token')
      const call = (m, u, body) => fetch(u, { method: m, headers: { authorization: `Bearer ${id}`, 'x-csrf-token': csrf, 'content-type': 'application/json' }, body: body && JSON.stringify(body) }).then((r) => r.json().catch(() => r.status))
      const list = await call('GET', '/api/collaboration-requests')
      await call('PUT', `/api/collaboration-requests/${list[0].id}/status`, { leadStatus: 'hot' })
      await call('POST', '/api/auth/password/confirm', { password: 'wrong guess 1' })
      const post = await call('POST', '/api/blog', { title: 'ধনেপাতার যুদ্ধ', content: 'মা' })
      await call('PUT', `/api/blog/${post.id}`, { status: 'draft' })
      await call('DELETE', `/api/blog/${post.id}`)
      await call('PUT', '/api/admin/settings/noticeEmails', { settingValue: 'ma@bong.test' })
      await call('POST', '/api/auth/create-user', { username: 'mitali', password: 'kolkata tram at midnight' })
      await fetch('/api/collaboration-requests/export?format=csv&leadStatus=hot', { headers: { authorization: `Bearer ${id}` } })
      return list.length
    })
    console.log('leads', s)
  }
  await p.goto(base + '/admin/audit')
  await p.waitForTimeout(1500)
  await p.screenshot({ path: `/tmp/w/shots/au-list-${w}.png` })
  console.log(w, await p.evaluate(() => [document.documentElement.scrollWidth, innerWidth]))
  await p.goto(base + '/admin/audit?noun=pitch&since=2026-11-01')
  await p.waitForTimeout(1000)
  await p.screenshot({ path: `/tmp/w/shots/au-none-${w}.png` })
  await p.close()
}
await b.close()
