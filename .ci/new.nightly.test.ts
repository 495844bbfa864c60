import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** The repository as it stands, with the packages that are installed here. */
const copied = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'new-noun-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const left = ['node_modules', '.git', '.data']
  const isWanted = (path: string) =>
    !left.includes(relative(root, path)) && !['dist', 'cdk.out'].includes(basename(path))
  await cp(root, folder, { recursive: true, verbatimSymlinks: true, filter: isWanted })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

test('what CONTRIBUTING says of a first change makes a noun that is typed and does what every noun must', async () => {
  const guide = await readFile(join(root, '.github/CONTRIBUTING.md'), 'utf8')
  const [, name = ''] = /pnpm@12 new noun (\w+)/.exec(guide) ?? []
  expect(name).not.toBe('')
  const cwd = await copied()
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
  const called = (command: string, ...given: string[]) => run(command, given, { cwd, env })
  await called('node', '.ci/new.ts', 'noun', name)
  // Without what the copy would write into the packages that it borrows.
  await called('tsc', '--project', 'tsconfig.json', '--incremental', 'false')
  await called('tsc', '--project', 'web', '--incremental', 'false')
  await called('vitest', 'run', '--project', 'unit', 'packages/contract', 'packages/table')
  await called(
    ...(['vitest', 'run', '--project', 'api', 'packages/table/src/stored'] as const),
    ...['functions/src/openapi', 'functions/testing/nouns', 'functions/testing/versions'],
  )
}, 900_000)
