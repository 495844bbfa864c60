import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output } from 'mediabunny'
import { loopPoints } from '../src/effects/speaker.ts'
import { bell, dice, noise, path, reed, resonate, shape } from './instruments.ts'
import { finish, mix, sampleRate, type Wave, wave, withSeams } from './wave.ts'

const glassPartials = [
  { ratio: 1, gain: 1, decay: 0.11 },
  { ratio: 1.006, gain: 0.7, decay: 0.1 },
  { ratio: 2.71, gain: 0.22, decay: 0.05 },
]

/** One happy scale, in Hz: bangles never ring false. */
const bangleNotes = [2093, 2349, 2637, 3136, 3520, 4186]

/** Glass bangles on a moving wrist: soft, without beginning or end. */
const charm = () => {
  const { start, end } = loopPoints.charm
  const seconds = end - start
  const roll = dice(7)
  const touches = Array.from({ length: 18 }, (_, index) => ({
    wave: bell(bangleNotes[Math.floor(roll() * bangleNotes.length)] ?? 2093, glassPartials, 0.5),
    start: ((index + roll() * 0.8) / 18) * seconds,
    gain: 0.35 + roll() * 0.65,
  }))
  return withSeams(finish(mix(seconds, touches, { isRound: true }), 0.7, 0), start)
}

const hornSeconds = 0.46

/** The rubber bulb is squeezed, then breathes in: up to the note and down again. */
const hornPitch = path([0, 300], [0.05, 372], [0.22, 384], [0.36, 318], [hornSeconds, 262])
const bulbPressure = path([0, 0], [0.018, 1], [0.2, 0.9], [0.32, 0.55], [hornSeconds, 0])

/** The brass bell forms vowels, from "paa" to "o". */
const lowerVowel = path([0, 500], [0.05, 860], [0.22, 800], [0.36, 480], [hornSeconds, 400])
const upperVowel = path([0, 900], [0.05, 1350], [0.22, 1260], [0.36, 860], [hornSeconds, 760])

/** A Kolkata rickshaw's rubber horn. */
const rickshawPao = () => {
  const buzz = shape(reed(hornSeconds, hornPitch, 0.9), bulbPressure)
  const breath = shape(noise(hornSeconds, 3), (time) => bulbPressure(time) * 0.12)
  const horn = mix(hornSeconds, [
    { wave: resonate(buzz, lowerVowel, 4), start: 0, gain: 3.2 },
    { wave: resonate(buzz, upperVowel, 6), start: 0, gain: 2.4 },
    { wave: resonate(buzz, () => 2900, 5), start: 0, gain: 0.9 },
    { wave: resonate(breath, () => 1600, 1), start: 0 },
    { wave: buzz, start: 0, gain: 0.12 },
  ])
  return finish(horn, 0.8)
}

const starPartials = [
  { ratio: 1, gain: 1, decay: 0.1 },
  { ratio: 2.002, gain: 0.35, decay: 0.07 },
  { ratio: 3.01, gain: 0.12, decay: 0.04 },
]

/** Sa Re Ga Pa Dha Sa, in Hz. */
const glitterNotes = [1568, 1760, 1976, 2349, 2637, 3136]
/** Time from one note to the next, in seconds. */
const glitterStepSeconds = 0.052

/** A handful of sparkles thrown upwards. */
const glitter = () =>
  finish(
    mix(
      0.72,
      glitterNotes.map((note, index) => ({
        wave: bell(note, starPartials, 0.45),
        start: index * glitterStepSeconds,
        gain: 1 - index * 0.07,
      })),
    ),
    0.75,
    0.01,
  )

const whooshSeconds = 0.17
const popSeconds = 0.09

const whoosh = () =>
  shape(
    resonate(noise(whooshSeconds, 11), path([0, 420], [whooshSeconds, 2600]), 2.2),
    path([0, 0], [0.11, 1], [whooshSeconds, 0]),
  )

/** A bubble: rising pitch, dying away. */
const pop = () => {
  let phase = 0
  return wave(popSeconds, (time) => {
    phase += (420 + 5200 * time) / sampleRate
    return Math.sin(2 * Math.PI * phase) * Math.exp(-time / 0.024) * Math.min(1, time / 0.002)
  })
}

/** A short whoosh and a soft pop. */
const whatsappSend = () =>
  finish(
    mix(0.42, [
      { wave: whoosh(), start: 0, gain: 0.9 },
      { wave: pop(), start: 0.15, gain: 0.9 },
      { wave: bell(1318, [{ ratio: 1, gain: 1, decay: 0.06 }], 0.24), start: 0.17, gain: 0.16 },
    ]),
    0.7,
    0.008,
  )

/** Key presses, in seconds: two quick fingers and a thought between. */
const keyPressSeconds = [0.02, 0.14, 0.23, 0.37, 0.46, 0.71, 0.8, 0.93, 1.05, 1.3]

const makeKeyPress = (seed: number, colour: number) =>
  mix(0.09, [
    {
      wave: shape(
        resonate(noise(0.06, seed), () => 1500 + colour * 1400, 1.4),
        (time) => Math.exp(-time / 0.006) * Math.min(1, time / 0.001),
      ),
      start: 0,
      gain: 1,
    },
    {
      wave: bell(190 + colour * 60, [{ ratio: 1, gain: 1, decay: 0.014 }], 0.09),
      start: 0,
      gain: 0.5,
    },
  ])

const typing = () => {
  const { start, end } = loopPoints.typing
  const roll = dice(5)
  const keys = keyPressSeconds.map((fall, index) => ({
    wave: makeKeyPress(index + 1, roll()),
    start: fall,
    gain: 0.55 + roll() * 0.45,
  }))
  return withSeams(finish(mix(end - start, keys, { isRound: true }), 0.6, 0), start)
}

/** Bits per second: a second stays under 12 KB. */
const bitsPerSecond = 56_000

registerMp3Encoder()

/** Encodes a wave as mp3. */
const encode = async (part: Wave) => {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp3OutputFormat(), target })
  const source = new AudioSampleSource({ codec: 'mp3', bitrate: bitsPerSecond })
  output.addAudioTrack(source)
  await output.start()
  const data = new Float32Array(part)
  const format = 'f32-planar'
  await source.add(new AudioSample({ data, format, numberOfChannels: 1, sampleRate, timestamp: 0 }))
  await output.finalize()
  return new Uint8Array(target.buffer ?? [])
}

const makers = {
  charm,
  'rickshaw-pao': rickshawPao,
  glitter,
  'whatsapp-send': whatsappSend,
  typing,
}

/** All sounds as [file name, mp3]. */
export const makeSounds = () =>
  Promise.all(
    Object.entries(makers).map(
      async ([name, make]) => [`${name}.mp3`, await encode(make())] as const,
    ),
  )
