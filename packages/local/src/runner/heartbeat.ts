/** How often a thread shows that it is not stuck, in milliseconds. */
const heartbeatMs = 500

/** A count that two threads see. */
export const makeHeartbeat = () =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

/** In the thread that is watched: counts as long as the thread gets to its timers. */
export const keepHeartbeat = (heartbeat: Int32Array) => {
  setInterval(() => Atomics.add(heartbeat, 0, 1), heartbeatMs).unref()
}

/**
 * In the thread that watches: calls `stuck` once the other has not counted for `patienceMs`. Answers
 * how to stop that.
 */
export const watchHeartbeat = (heartbeat: Int32Array, patienceMs: number, stuck: () => void) => {
  let seen = Atomics.load(heartbeat, 0)
  // Looks are counted, not time: a machine that sleeps gives neither thread any.
  let missed = 0
  const look = () => {
    const now = Atomics.load(heartbeat, 0)
    missed = now === seen ? missed + 1 : 0
    seen = now
    if (missed * heartbeatMs < patienceMs) return
    missed = 0
    stuck()
  }
  const timer = setInterval(look, heartbeatMs).unref()
  return () => clearInterval(timer)
}
