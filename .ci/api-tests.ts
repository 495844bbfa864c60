import { spawnSync } from 'node:child_process'

// With BASE_URL only against that site; otherwise the handlers in-process too.
const projects = process.env.BASE_URL ? ['journeys'] : ['api', 'journeys']
const given = projects.flatMap((project) => ['--project', project])
const { status } = spawnSync('vitest', ['run', ...given, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
