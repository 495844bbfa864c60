import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isUnauthorized, messageOf } from '../../../api.ts'
import { FailureForPeople, isPassing } from '../../../office/page/failure.ts'

/** The time from the first key to the first save, and the shortest time between two saves. Tests that are about something else make them longer. */
export const autosavePace = { firstSaveDelayMs: 2_000, minSaveIntervalMs: 10_000 }

export type SaveState =
  | { kind: 'quiet' }
  | { kind: 'saving' }
  /** `without` names the fields that cannot be stored as they are. */
  | { kind: 'saved'; at: number; without: string[] }
  | { kind: 'offline' }
  | { kind: 'unreachable' }
  | { kind: 'conflict' }
  | { kind: 'refused'; why: string }

/** After `conflict` somebody must choose between two versions. */
export type Saved = { without: string[] } | 'nothing' | 'conflict'

const stateAfter = (error: unknown): SaveState => {
  // The login page tells that the session ended, and the draft stays on this device.
  if (isUnauthorized(error)) return { kind: 'quiet' }
  if (error instanceof FailureForPeople) return { kind: 'refused', why: error.message }
  if (!navigator.onLine) return { kind: 'offline' }
  if (isPassing(error)) return { kind: 'unreachable' }
  return { kind: 'refused', why: messageOf(error, 'The server did not accept it.') }
}

type AutosaveSettings<Values extends FieldValues, Body> = {
  form: UseFormReturn<Values, unknown, Body>
  isOn: () => boolean
  save: () => Promise<Saved>
  /** Called with the last save of a closed editor. */
  onLeave: (last: Promise<void>) => void
}

/**
 * Saves soon after the first key, then every ten seconds at most, on leaving the page and on reconnecting.
 * One save at a time: `settle` waits for it.
 */
export const useAutosave = <Values extends FieldValues, Body>(
  settings: AutosaveSettings<Values, Body>,
) => {
  const { subscribe } = settings.form
  const latest = useRef(settings)
  latest.current = settings
  const [state, setState] = useState<SaveState>({ kind: 'quiet' })

  const [machine] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDirty = false
    let isHeld = false
    let lastTry = Number.NEGATIVE_INFINITY
    let running: Promise<void> | undefined

    const wait = (minDelayMs: number) => {
      if (timer !== undefined || isHeld) return
      const after = Math.max(minDelayMs, lastTry + autosavePace.minSaveIntervalMs - Date.now())
      timer = setTimeout(flush, after)
    }

    const sayOffline = () => setState((now) => (now.kind === 'offline' ? now : { kind: 'offline' }))

    const attempt = async () => {
      isDirty = false
      lastTry = Date.now()
      if (!navigator.onLine) {
        isDirty = true
        sayOffline()
        return
      }
      setState({ kind: 'saving' })
      try {
        const saved = await latest.current.save()
        if (saved === 'nothing') setState({ kind: 'quiet' })
        else if (saved === 'conflict') setState({ kind: 'conflict' })
        else setState({ kind: 'saved', at: Date.now(), without: saved.without })
      } catch (error) {
        setState(stateAfter(error))
        if (!isPassing(error)) return
        isDirty = true
        if (navigator.onLine) wait(autosavePace.minSaveIntervalMs)
      }
    }

    const flush = async () => {
      clearTimeout(timer)
      timer = undefined
      await running
      if (!isDirty || isHeld || !latest.current.isOn()) return
      running = attempt().finally(() => {
        running = undefined
        if (isDirty && navigator.onLine) wait(autosavePace.minSaveIntervalMs)
      })
      await running
    }

    const changed = () => {
      if (!latest.current.isOn()) return
      isDirty = true
      if (navigator.onLine) wait(autosavePace.firstSaveDelayMs)
      else sayOffline()
    }

    return {
      flush,
      changed,
      /** Holds further saves until `goOn`, and waits for the running one. */
      settle: async () => {
        isHeld = true
        clearTimeout(timer)
        timer = undefined
        await running
      },
      goOn: () => {
        isHeld = false
        if (isDirty) wait(autosavePace.firstSaveDelayMs)
      },
      /** The words were thrown away, or saved by hand. */
      forget: () => {
        isDirty = false
        clearTimeout(timer)
        timer = undefined
      },
    }
  })

  useEffect(
    () => subscribe({ formState: { values: true }, callback: machine.changed }),
    [subscribe, machine],
  )
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && machine.flush()
    const flush = () => void machine.flush()
    addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', flush)
    addEventListener('online', flush)
    return () => {
      removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', flush)
      removeEventListener('online', flush)
      latest.current.onLeave(machine.flush())
    }
  }, [machine])
  return { state, ...machine }
}
