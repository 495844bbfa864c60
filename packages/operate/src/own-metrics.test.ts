import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { report } from '../../../functions/src/video-refresh/outcome.ts'
import { metricHours, metricWrites } from './own-metrics.ts'

const sourcesIn = (folder: string) => {
  const source = join(import.meta.dirname, '../../..', folder)
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))
}
const sources = [...sourcesIn('functions/src'), ...sourcesIn('packages/table/src')]

const quoted = (text = '') => [...text.matchAll(/'([A-Za-z-]+)'/g)].map(([, word = '']) => word)

/** What stands between the brackets of each call of `metric`. */
const calls = sources.flatMap(({ text }) =>
  [...text.matchAll(/\bmetric\(([^)]*)\)/g)].map(([, given = '']) => given),
)

const answerSources = sources
  .filter(({ path }) => path.startsWith('bot/'))
  .flatMap(({ text }) => [...text.matchAll(/\bsource: '([a-z-]+)'/g)].map(([, one = '']) => one))

/** Names of a call, each with every value that its dimension can have. */
const metricsOf = (given: string) => {
  const [call = '', dimension] = given.split('{')
  const values = dimension?.includes('source') ? answerSources : quoted(dimension)
  return quoted(call.split(',')[0]).flatMap((name) =>
    dimension === undefined ? [name] : values.map((value) => `${name} ${value}`),
  )
}

const ofRefreshes = () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  report({ list: 'latest', outcome: 'refreshed', videos: 1 })
  report({ list: 'latest', outcome: 'kept', reason: 'unexpected', message: '', age: 1 })
  const lines: { _aws: { CloudWatchMetrics: { Metrics: { Name: string }[] }[] } }[] =
    written.mock.calls.map(([line]) => JSON.parse(String(line)))
  written.mockRestore()
  return lines.flatMap(({ _aws }) =>
    _aws.CloudWatchMetrics.flatMap(({ Metrics }) => Metrics.map(({ Name }) => Name)),
  )
}

test('`cost` knows every number that the functions write, with every value of its dimension', () => {
  const found = new Set([...calls.flatMap(metricsOf), ...ofRefreshes()])
  expect(Object.keys(metricWrites(1)).sort()).toEqual([...found].sort())
})

test('a number is billed for the hours in which it is written', () => {
  expect(metricHours(0)).toBe(0)
  expect(metricHours(1)).toBeCloseTo(1, 2)
  expect(metricHours(1e6)).toBe(720)
})
