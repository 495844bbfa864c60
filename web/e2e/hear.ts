import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heard: { file: string; volume: number; loop: boolean; isPlaying: boolean }[]
  }
}

/** Runs in the page before its scripts: writes down whatever is played, and how loud. */
const listen = () => {
  window.heard = []
  const files = new WeakMap<AudioBuffer | ArrayBuffer, string>()
  const volumes = new WeakMap<AudioNode, AudioParam>()
  const { arrayBuffer } = Response.prototype
  Response.prototype.arrayBuffer = async function () {
    const bytes = await arrayBuffer.call(this)
    files.set(bytes, new URL(this.url).pathname)
    return bytes
  }
  const { decodeAudioData } = BaseAudioContext.prototype
  BaseAudioContext.prototype.decodeAudioData = async function (bytes) {
    const file = files.get(bytes) ?? 'unknown'
    const buffer = await decodeAudioData.call(this, bytes)
    files.set(buffer, file)
    return buffer
  }
  const connect: (to: AudioNode) => AudioNode = AudioNode.prototype.connect
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, to: AudioNode) {
      if (to instanceof GainNode) volumes.set(this, to.gain)
      return connect.call(this, to)
    },
  })
  const asked = new WeakMap<AudioParam, number>()
  for (const way of ['setValueAtTime', 'linearRampToValueAtTime'] as const) {
    const original = AudioParam.prototype[way]
    AudioParam.prototype[way] = function (value, at) {
      asked.set(this, Math.max(value, asked.get(this) ?? 0))
      return original.call(this, value, at)
    }
  }
  const notes = new WeakMap<AudioBufferSourceNode, (typeof window.heard)[number]>()
  const { start, stop } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...at) {
    const volume = volumes.get(this)
    const note = {
      file: (this.buffer && files.get(this.buffer)) ?? 'unknown',
      volume: (volume && asked.get(volume)) ?? 1,
      loop: this.loop,
      isPlaying: true,
    }
    notes.set(this, note)
    window.heard.push(note)
    return start.apply(this, at)
  }
  AudioBufferSourceNode.prototype.stop = function (...at) {
    const note = notes.get(this)
    if (note) note.isPlaying = false
    return stop.apply(this, at)
  }
}

/** Listens to a page that is about to be opened; `fetched` are the sounds it asked for. */
export const hear = async (page: Page) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/sounds/')) fetched.push(pathname)
  })
  await page.addInitScript(listen)
  const of = async (name: string) =>
    (await page.evaluate(() => window.heard)).filter(({ file }) => file === `/sounds/${name}.mp3`)
  return { fetched, of }
}
