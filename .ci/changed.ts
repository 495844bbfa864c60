import { spawnSync } from 'node:child_process'

const lines = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/** Where a branch left main; on main itself the last commit that is a day older than its newest. */
const baseOf = () => {
  const [head, at] = lines('log', '-1', '--format=%H%n%ct')
  const [left] = lines('merge-base', 'HEAD', 'origin/main')
  if (left && left !== head) return left
  return lines('rev-list', '-1', `--before=${Number(at) - 24 * 60 * 60}`, 'HEAD')[0]
}

/**
 * The files that differ from that commit, committed or not; nothing where there is no such commit, as
 * in a clone of the newest one alone.
 */
export const changedFiles = () => {
  const base = baseOf()
  if (!base) return undefined
  return [
    ...lines('diff', '--name-only', base),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]
}
