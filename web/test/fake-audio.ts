export type Voice = {
  file: string
  loop: boolean
  loopStart: number
  loopEnd: number
  /** What was asked of the volume: [kind, value, seconds]. */
  volume: [string, number, number][]
  stoppedAt: number | undefined
  end: () => void
}

type Buffer = { file: string }

/** An AudioContext that plays nothing and keeps a list of what it was told to play. */
const contextClass = (voices: Voice[], clock: { now: number }) =>
  class {
    state = 'running'
    destination = {}
    get currentTime() {
      return clock.now
    }
    resume = async () => {
      this.state = 'running'
    }
    suspend = async () => {
      this.state = 'suspended'
    }
    decodeAudioData = async (bytes: ArrayBuffer): Promise<Buffer> => ({
      file: new TextDecoder().decode(bytes),
    })
    createGain = () => {
      const asked: Voice['volume'] = []
      const param = {
        value: 0,
        setValueAtTime: (value: number, at: number) => {
          param.value = value
          asked.push(['set', value, at])
        },
        linearRampToValueAtTime: (value: number, at: number) => {
          param.value = value
          asked.push(['ramp', value, at])
        },
        cancelScheduledValues: () => {},
      }
      return { gain: param, asked, connect: (node: unknown) => node }
    }
    createBufferSource = () => {
      const events = new EventTarget()
      const source = {
        buffer: { file: '' },
        loop: false,
        loopStart: 0,
        loopEnd: 0,
        addEventListener: events.addEventListener.bind(events),
        connect: (gain: { asked: Voice['volume'] }) => {
          voice.volume = gain.asked
          return gain
        },
        start: () => {
          const { loop, loopStart, loopEnd } = source
          Object.assign(voice, { file: source.buffer.file, loop, loopStart, loopEnd })
          voices.push(voice)
        },
        stop: (at: number) => {
          voice.stoppedAt = at
        },
      }
      const voice: Voice = {
        file: '',
        loop: false,
        loopStart: 0,
        loopEnd: 0,
        volume: [],
        stoppedAt: undefined,
        end: () => events.dispatchEvent(new Event('ended')),
      }
      return source
    }
  }

/**
 * Stands in for the sound device, the network's sound files and the visitor's first gesture.
 * `voices` is everything that was started, `fetched` the addresses that were asked for.
 */
export const fakeAudio = () => {
  const voices: Voice[] = []
  const fetched: string[] = []
  const clock = { now: 0 }
  const visitor = { hasBeenActive: true, isActive: true }
  const fetch = async (address: string) => {
    fetched.push(address)
    return new Response(address)
  }
  Object.assign(window, { AudioContext: contextClass(voices, clock), fetch })
  document.documentElement.dataset.touched = ''
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: visitor })
  return { voices, fetched, clock, visitor }
}
