import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}))
const deploy = workflows.find(({ name }) => name === 'deploy.yml')?.text ?? ''
const read = (file: string) => readFileSync(file, 'utf8')

test('every action of a workflow is named by its commit', () => {
  expect(workflows.length).toBeGreaterThan(3)
  for (const { name, text } of workflows) {
    const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
    expect([name, uses]).not.toEqual([name, []])
    for (const action of uses)
      expect([name, action]).toEqual([name, expect.stringMatching(/@[0-9a-f]{40}$/)])
  }
})

test('a workflow may read the sources and nothing else, but for the one job that deploys', () => {
  for (const { name, text } of workflows) {
    expect([name, text]).toEqual([
      name,
      expect.stringMatching(/\npermissions:\n {2}contents: read\n\n/),
    ])
    const writes = [...text.matchAll(/^ *([\w-]+: write)$/gm)].map(([, right]) => right)
    expect([name, writes]).toEqual([name, name === 'deploy.yml' ? ['id-token: write'] : []])
    expect([name, text.includes('secrets.')]).toEqual([name, false])
    const checkouts = text.split('actions/checkout@').length - 1
    expect([name, text.split('persist-credentials: false').length - 1]).toEqual([name, checkouts])
  }
  const [gate = '', job = ''] = deploy.slice(deploy.indexOf('jobs:')).split(/\n {2}deploy:\n/)
  expect(gate).not.toContain('id-token')
  expect(job).toContain('id-token: write')
})

test('what is deployed is the commit that the gate checked, installed and built before there are credentials', () => {
  expect(deploy).toContain('needs: gate')
  expect(deploy.split(['ref: $', '{{ github.sha }}'].join(''))).toHaveLength(3)
  const steps = [
    'npm ci --ignore-scripts --prefix .github/pnpm',
    'pnpm install --frozen-lockfile',
    'pnpm build',
  ]
  const places = [...steps, 'aws-actions/configure-aws-credentials@', 'pnpm run deploy'].map(
    (one) => deploy.indexOf(one),
  )
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(deploy).not.toContain('npx')
})

test('the package manager is named by version and hash, and releases are days old when they come in', () => {
  const { packageManager } = JSON.parse(read('package.json'))
  const locked = JSON.parse(read('.github/pnpm/package-lock.json')).packages
  const { version, integrity } = locked['node_modules/@pnpm/exe.linux-x64']
  expect(`pnpm@${version}`).toBe(packageManager)
  expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/)
  expect(deploy).toContain('node_modules/@pnpm/exe.linux-x64" >> "$GITHUB_PATH"')
  const minutes = Number(/^minimumReleaseAge: (\d+)$/m.exec(read('pnpm-workspace.yaml'))?.[1])
  expect(minutes).toBeGreaterThanOrEqual(5 * 24 * 60)
  const updates = read('.github/dependabot.yml').split('package-ecosystem:').slice(1)
  for (const update of updates) expect(update).toMatch(/cooldown:\n +default-days: [7-9]/)
})

test('only packages that are named run a script when they are installed', () => {
  const allowed = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(read('pnpm-workspace.yaml'))?.[1] ?? ''
  const named = [...allowed.matchAll(/^ {2}([\w-]+): true$/gm)].map(([, name]) => name)
  expect(named).toEqual(['node', 'esbuild'])
})
