/** How often a thread shows that it is not stuck, in milliseconds. */
const beatMs = 500

/** A count that two threads see. */
export const makeBeat = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

/** In the thread that is watched: counts as long as the thread gets to its timers. */
export const keepBeat = (beat: Int32Array) => {
  setInterval(() => Atomics.add(beat, 0, 1), beatMs).unref()
}

/**
 * In the thread that watches: calls `stuck` once the other has not counted for `patienceMs`. Answers
 * how to stop that.
 */
export const watchBeat = (beat: Int32Array, patienceMs: number, stuck: () => void) => {
  let seen = Atomics.load(beat, 0)
  // Looks are counted, not time: a machine that sleeps gives neither thread any.
  let missed = 0
  const look = () => {
    const now = Atomics.load(beat, 0)
    missed = now === seen ? missed + 1 : 0
    seen = now
    if (missed * beatMs < patienceMs) return
    missed = 0
    stuck()
  }
  const timer = setInterval(look, beatMs).unref()
  return () => clearInterval(timer)
}
