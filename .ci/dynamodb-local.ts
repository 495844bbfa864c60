import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Contains Amazon's DynamoDB Local; too large for everybody's install. */
const carrier = { name: 'amplify-dynamodb-simulator', version: '2.9.30' }
const folder = join(import.meta.dirname, '../.data/dynamodb-local')
const emulator = join(folder, 'package/emulator')

const fetchEmulator = () => {
  if (existsSync(emulator)) return
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['pack', `${carrier.name}@${carrier.version}`], {
    cwd: folder,
    stdio: 'ignore',
  })
  execFileSync('tar', ['xzf', `${carrier.name}-${carrier.version}.tgz`], { cwd: folder })
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Any HTTP answer will do: DynamoDB refuses an unsigned GET. */
const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) {
  console.error('DynamoDB Local needs Java 17 or newer on the PATH.')
  process.exit(1)
}
fetchEmulator()
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const jar = [
  '-Djava.library.path=DynamoDBLocal_lib',
  '-jar',
  'DynamoDBLocal.jar',
  '-inMemory',
  '-port',
  `${port}`,
]
const engine = spawn('java', jar, { cwd: emulator, stdio: 'ignore' })
while (engine.exitCode === null && !(await answers(url)));
const { status } = spawnSync('vitest', ['run', '--project', 'api', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TEST_DYNAMODB_URL: url },
})
engine.kill()
process.exitCode = status ?? 1
