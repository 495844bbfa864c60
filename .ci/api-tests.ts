import { spawnSync } from 'node:child_process'

// With BASE_URL only that site is asked; without it the handlers are tested in-process as well.
const projects = process.env.BASE_URL ? ['journeys'] : ['api', 'journeys']
const given = projects.flatMap((project) => ['--project', project])
const { status } = spawnSync('vitest', ['run', ...given, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
