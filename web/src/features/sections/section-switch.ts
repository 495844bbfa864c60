import { api, type ManagedSection, matching, standingIn } from '@bong-bari/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { changeQuery } from '../../office/change-query.ts'
import { isGone, showFailure } from '../../office/failure.ts'
import { toast } from '../../ui/toast.tsx'
import { nameOf } from './section-name.ts'
import { listKey, useRefetchSections } from './section-query.ts'
import { whenShown } from './section-state.tsx'

const { update } = api.sections

/** Times that a switch follows what others saved meanwhile, before it is given up. */
const mostTries = 5

type Turn = { section: ManagedSection; isActive: boolean }
type Turned = { section: ManagedSection; isFollowed: boolean }

/** Sends the one field. Others may have changed another one meanwhile: theirs stays, and this is laid over it. */
const send = async ({ section, isActive }: Turn): Promise<Turned> => {
  let { version } = section
  for (let tries = 1; ; tries++) {
    try {
      const turned = await call(
        update,
        { params: { id: section.id }, body: { isActive } },
        { headers: matching(version) },
      )
      return { section: turned, isFollowed: tries > 1 }
    } catch (error) {
      const standing = standingIn(update, error)
      if (!standing || tries === mostTries) throw error
      if (standing.isActive === isActive) return { section: standing, isFollowed: true }
      version = standing.version
    }
  }
}

const wordsOf = ({ section, isFollowed }: Turned) =>
  [
    whenShown(section, Date.now()),
    isFollowed && `${section.changedBy ?? 'Somebody'} changed it meanwhile; that stays.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Turns a section on or off: at once here, and back when the server refuses. */
export const useSwitchSection = () => {
  const client = useQueryClient()
  const refetch = useRefetchSections()
  const place = (id: string, change: (section: ManagedSection) => ManagedSection) =>
    changeQuery<ManagedSection[]>(client, listKey, (known) =>
      known.map((one) => (one.id === id ? change(one) : one)),
    )
  const turn = useMutation({
    mutationFn: send,
    onMutate: ({ section: { id }, isActive }) => place(id, (one) => ({ ...one, isActive })),
    onSuccess: (turned, { section: before, isActive }) => {
      const { section } = turned
      place(section.id, () => section)
      toast({
        title: `${nameOf(section)} is ${isActive ? 'on' : 'off'}`,
        description: wordsOf(turned),
        action: { label: 'Undo', run: () => turn.mutate({ section, isActive: before.isActive }) },
      })
    },
    onError: (error, { section, isActive }) => {
      place(section.id, (one) => ({ ...one, isActive: section.isActive }))
      showFailure(error, {
        fallback: `${nameOf(section)} could not be turned ${isActive ? 'on' : 'off'}. Check your connection and try again.`,
        ...(!isGone(error) && { retry: () => turn.mutate({ section, isActive }) }),
      })
    },
    onSettled: refetch,
  })
  const { mutate, isPending, variables } = turn
  return {
    turn: (section: ManagedSection, isActive: boolean) => mutate({ section, isActive }),
    busyId: isPending ? variables.section.id : undefined,
  }
}
