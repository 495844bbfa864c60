import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output } from 'mediabunny'
import { sampleRate, type Wave } from './wave.ts'

/** Bits per second: a second stays under 12 KB. */
const bitrate = 56_000

registerMp3Encoder()

/** Encodes a wave as mp3. */
export const encode = async (part: Wave) => {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp3OutputFormat(), target })
  const source = new AudioSampleSource({ codec: 'mp3', bitrate })
  output.addAudioTrack(source)
  await output.start()
  const data = new Float32Array(part)
  const format = 'f32-planar'
  await source.add(new AudioSample({ data, format, numberOfChannels: 1, sampleRate, timestamp: 0 }))
  await output.finalize()
  return new Uint8Array(target.buffer ?? [])
}
