import { type RefObject, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Clash, changedNames, merge, type Standing, withSent } from './merge.ts'

/** Times that a save is laid over what others saved meanwhile, before it is given up. */
const mostMerges = 5

export type Sending<Values, Saved> = {
  /** What stands there now, where that is why a change was refused. */
  standingIn: (error: unknown) => Standing<Values> | undefined
  /** Sends the fields of these names as a change of a version. */
  send: (names: string[], typed: Values, version: number) => Promise<Saved>
}

type ChangesSettings<Values extends FieldValues, Body> = {
  form: UseFormReturn<Values, unknown, Body>
  base: RefObject<Standing<Values>>
  sent: RefObject<Partial<Values>[]>
  /** Those that were there when the editor opened. */
  clashes: Clash[]
  keepTyped: () => void
}

/** What of a form is not on the server yet: sends it, and lays it over what others saved meanwhile. */
export const useChanges = <Values extends FieldValues, Body>(
  settings: ChangesSettings<Values, Body>,
) => {
  const { form, base, sent, keepTyped } = settings
  const [clashes, setClashes] = useState(settings.clashes)

  /** Lays what was typed over what stands there now; true where a person has to choose. */
  const mergeOver = (standing: Standing<Values>, typed: Values) => {
    const { values, moved } = standing
    const from = { ...withSent(base.current.values, sent.current, values), ...moved?.from }
    const merged = merge(from, typed, { ...values, ...moved?.to })
    base.current = standing
    form.reset(merged.values)
    setClashes(merged.clashes)
    return merged.clashes.length > 0
  }

  /** Sends the changed fields until no other version comes between; undefined where somebody must choose. */
  const send = async <Saved>(
    { standingIn, send }: Sending<Values, Saved>,
    given: Partial<Values> = {},
  ) => {
    for (let merges = 0; ; merges++) {
      const typed = { ...form.getValues(), ...given }
      const names = changedNames(base.current.values, typed)
      sent.current = [...sent.current.slice(-mostMerges), pick(typed, names)]
      keepTyped()
      try {
        return { saved: await send(names, typed, base.current.version) }
      } catch (error) {
        const standing = standingIn(error)
        if (!standing || merges === mostMerges) throw error
        if (mergeOver(standing, { ...form.getValues(), ...given })) return undefined
      }
    }
  }

  return { clashes, setClashes, send }
}

const pick = <Values extends object>(values: Values, names: (keyof Values)[]) => {
  const picked: Partial<Values> = {}
  for (const name of names) picked[name] = values[name]
  return picked
}
