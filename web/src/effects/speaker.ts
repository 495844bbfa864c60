/**
 * Loop bounds in seconds. Encoders pad both ends with silence, so files hold a little more than one
 * round.
 */
export const loopPoints = {
  charm: { start: 0.1, end: 1.3 },
  typing: { start: 0.1, end: 1.6 },
} as const

export type SoundName = 'charm' | 'rickshaw-pao' | 'glitter' | 'whatsapp-send' | 'typing'

type Playing = {
  /** The loudness, from 0 to 1. */
  volume: number
  loops?: boolean
  /** How long the sound rises, in seconds. */
  fadeIn?: number
  /** Called once the sound has loaded, which takes a moment the first time. */
  isStillWanted: () => boolean
}

/** The audio device is released after this idle time, so that it uses no power. */
const releaseDelayMs = 3_000

let context: AudioContext | undefined
let rest: ReturnType<typeof setTimeout> | undefined
let playing = 0
const loaded = new Map<SoundName, Promise<AudioBuffer>>()

/** The network failed, which the browser tells itself, or the page was left: Firefox breaks off what it fetches. */
export class SoundNotFetched extends Error {}

const fetchSound = async (name: SoundName, device: AudioContext) => {
  const answer = await fetch(`/sounds/${name}.mp3`).catch((cause) => {
    throw new SoundNotFetched(name, { cause })
  })
  if (!answer.ok) throw new Error(`${answer.status}: /sounds/${name}.mp3`)
  return device.decodeAudioData(await answer.arrayBuffer())
}

const load = (name: SoundName, device: AudioContext) => {
  const cached = loaded.get(name)
  if (cached) return cached
  const loading = fetchSound(name, device)
  // Lets the next call retry.
  loading.catch(() => loaded.delete(name))
  loaded.set(name, loading)
  return loading
}

const wake = (device: AudioContext) => {
  clearTimeout(rest)
  // Not awaited: with autoplay blocked it may never settle.
  if (device.state === 'suspended') device.resume().catch(() => {})
}

const sleepSoon = (device: AudioContext) => {
  if (playing > 0) return
  rest = setTimeout(() => device.suspend().catch(() => {}), releaseDelayMs)
}

const isLoop = (name: SoundName): name is keyof typeof loopPoints => name in loopPoints

const sourceOf = (device: AudioContext, name: SoundName, buffer: AudioBuffer, loops: boolean) => {
  const source = device.createBufferSource()
  source.buffer = buffer
  source.loop = loops
  if (loops && isLoop(name)) {
    source.loopStart = loopPoints[name].start
    source.loopEnd = loopPoints[name].end
  }
  playing += 1
  source.addEventListener('ended', () => {
    playing -= 1
    sleepSoon(device)
  })
  return source
}

const ending = (device: AudioContext, source: AudioBufferSourceNode, { gain }: GainNode) => {
  return (fadeOut = 0) => {
    const now = device.currentTime
    const { value } = gain
    gain.cancelScheduledValues(now)
    gain.setValueAtTime(value, now)
    gain.linearRampToValueAtTime(0, now + fadeOut)
    source.stop(now + fadeOut)
  }
}

/**
 * Loads and plays a sound. Returns its stop function, or nothing when no longer wanted. Rejects
 * when the browser cannot load, decode or play it.
 */
export const startSound = async (name: SoundName, sound: Playing) => {
  context ??= new AudioContext()
  const device = context
  wake(device)
  const buffer = await load(name, device)
  if (!sound.isStillWanted()) return sleepSoon(device)
  wake(device)
  const source = sourceOf(device, name, buffer, sound.loops ?? false)
  const volume = device.createGain()
  const now = device.currentTime
  volume.gain.setValueAtTime(sound.fadeIn ? 0 : sound.volume, now)
  if (sound.fadeIn) volume.gain.linearRampToValueAtTime(sound.volume, now + sound.fadeIn)
  source.connect(volume).connect(device.destination)
  source.start()
  return ending(device, source, volume)
}
