import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect } from '@playwright/test'
import { desktop } from './sizes.ts'
import type { Tab } from './tab.ts'

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' ? address?.port : undefined
}

/** WebKitGTK draws on a display; this one is in memory. */
const startDisplay = async () => {
  const { width, height } = desktop.viewport
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(display.stdout, 'data')
  return { display, name: `:${String(number).trim()}` }
}

/** Calls of the W3C's WebDriver; what it refuses is thrown. */
const callsTo =
  (driver: string) =>
  async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(driver + path, { method, body: body ? JSON.stringify(body) : null })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(value.message || value.error)
    const given: Value = value
    return given
  }

const startDriver = async (display: string) => {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  })
  const call = callsTo(`http://127.0.0.1:${port}`)
  await expect(() => call('GET', '/status')).toPass()
  return { driver, call }
}

const stop = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** Runs in the page: keeps what it complains about. The driver has no way to hear what came before. */
const listen = () => {
  const noise: string[] = []
  Object.assign(globalThis, { noise })
  for (const level of ['error', 'warn'] as const)
    console[level] = (...said: unknown[]) => void noise.push(said.join(' '))
  addEventListener('error', ({ message }) => noise.push(message))
  addEventListener('unhandledrejection', ({ reason }) => noise.push(String(reason)))
}

const heard = (): string[] => Reflect.get(globalThis, 'noise') ?? []

/** A tab of WebKitGTK's own browser, driven over WebDriver. */
export const openWebkit = async (): Promise<Tab> => {
  const { display, name } = await startDisplay()
  const { driver, call } = await startDriver(name)
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {},
  })
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...desktop.viewport })

  const run: Tab['run'] = (inPage, ...args) =>
    call('POST', `${session}/execute/sync`, { script: `return (${inPage})(...arguments)`, args })
  const elementAt = async (value: string) => {
    const found = await call<object>('POST', `${session}/element`, { using: 'css selector', value })
    return `${session}/element/${Object.values(found)[0]}`
  }
  return {
    run,
    go: async (url) => {
      await call('POST', `${session}/url`, { url })
      await run(listen)
    },
    press: async (selector) => {
      // The driver takes what lies under the edge, within the scroll padding, for seen and does not scroll to it.
      await run((to) => document.querySelector(to)?.scrollIntoView({ block: 'center' }), selector)
      await call('POST', `${await elementAt(selector)}/click`, {})
    },
    type: async (selector, text) =>
      void (await call('POST', `${await elementAt(selector)}/value`, { text })),
    noise: () => run(heard),
    close: async () => {
      await call('DELETE', session)
      await stop(driver)
      await stop(display)
    },
  }
}
