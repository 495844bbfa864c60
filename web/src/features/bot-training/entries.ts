import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { hasSession } from '../../api.ts'
import { changeQuery, whenIdle } from '../../office/change-query.ts'
import { isGone, showFailure } from '../../office/failure.ts'
import { nowInTrash, useRestore } from '../../office/restore.ts'
import { toast } from '../../ui/toast.tsx'
import type { Entry, Kind } from './kind.ts'

export const useEntries = <E extends Entry, V extends FieldValues>(kind: Kind<E, V>) =>
  useQuery({
    queryKey: kind.key,
    queryFn: ({ signal }) => kind.list(signal),
    enabled: hasSession,
    refetchOnWindowFocus: whenIdle,
  })

/** Says why something failed. What somebody else deleted meanwhile leaves the list here too. */
const fail = (client: QueryClient, key: readonly string[], error: unknown) => {
  showFailure(error)
  if (isGone(error)) client.invalidateQueries({ queryKey: key })
}

const byId = (a: Entry, b: Entry) => a.id - b.id

const without = <E extends Entry>(entries: E[], id: number) =>
  entries.filter((one) => one.id !== id)

/** What only the list knows of an entry stays. */
const place = <E extends Entry>(client: QueryClient, key: readonly string[], entry: E) =>
  changeQuery<E[]>(client, key, (known) => {
    const listed = known.find(({ id }) => id === entry.id)
    return [...without(known, entry.id), { ...listed, ...entry }].sort(byId)
  })

const quoted = (name: string) => `“${name.length > 60 ? `${name.slice(0, 60)}…` : name}”`

export const useSave = <E extends Entry, V extends FieldValues>(kind: Kind<E, V>) => {
  const client = useQueryClient()
  return async (saving: Promise<E>, done: 'Added' | 'Updated') => {
    try {
      const entry = await saving
      place(client, kind.key, entry)
      toast({
        title: `${kind.title} ${done}`,
        description: `${quoted(kind.nameOf(entry))} is saved.`,
      })
    } catch (error) {
      if (isGone(error)) client.invalidateQueries({ queryKey: kind.key })
      throw error
    }
  }
}

/** Turns an entry on or off: at once here, and back when the server refuses. */
export const useSwitch = <E extends Entry, V extends FieldValues>(kind: Kind<E, V>, entry: E) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isActive: boolean) => kind.switch(entry.id, isActive),
    onMutate: (isActive) => place(client, kind.key, { ...entry, isActive }),
    onSuccess: (answered) => {
      place(client, kind.key, answered)
      toast({
        title: `${kind.title} Updated`,
        description: `${quoted(kind.nameOf(answered))} is ${answered.isActive ? 'active' : 'inactive'} now.`,
      })
    },
    onError: (error) => {
      place(client, kind.key, entry)
      fail(client, kind.key, error)
    },
  })
}

/** Deletes an entry: at once here, and back when the server refuses. */
export const useRemove = <E extends Entry, V extends FieldValues>(kind: Kind<E, V>) => {
  const client = useQueryClient()
  const restore = useRestore()
  return useMutation({
    mutationFn: ({ id }: E) => kind.remove(id),
    onMutate: ({ id }) => changeQuery<E[]>(client, kind.key, (known) => without(known, id)),
    onSuccess: (_, entry) =>
      toast({
        title: `${kind.title} Deleted`,
        description: nowInTrash(quoted(kind.nameOf(entry))),
        action: {
          label: 'Undo',
          run: () => restore.mutate({ kind: kind.stored, id: entry.id }),
        },
      }),
    onError: (error, entry) => {
      place(client, kind.key, entry)
      fail(client, kind.key, error)
    },
  })
}
