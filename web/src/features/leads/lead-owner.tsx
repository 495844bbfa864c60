import type { Lead } from '@bong-bari/contract'
import { UserRound } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { chevronClass, controlClass } from '../../ui/field.tsx'
import { useGiveLead } from './lead-care.ts'
import { type Member, ownerOf, useMe, useTeam } from './lead-team.ts'

/** Nobody, me, the others, and an owner who left the team. */
const choicesOf = (lead: Lead, me: Member | undefined, team: readonly Member[]) => {
  const others = team.filter(({ id }) => id !== me?.id)
  const owner = ownerOf(lead)
  const isKnown = !owner || owner.id === me?.id || others.some(({ id }) => id === owner.id)
  return [...(me ? [me] : []), ...others, ...(isKnown ? [] : [owner])]
}

/** Owner of a lead: take it with one press, or choose. */
export const LeadOwner = ({ lead }: { lead: Lead }) => {
  const me = useMe()
  const choices = choicesOf(lead, me, useTeam())
  const give = useGiveLead(me)
  const isMine = Boolean(me) && lead.ownerId === me?.id
  return (
    <>
      <select
        className={`${controlClass} ${chevronClass} min-w-0 flex-[1_1_8rem]`}
        aria-label="Owner"
        value={lead.ownerId ?? ''}
        onChange={({ target }) => give(lead, choices.find(({ id }) => id === target.value) ?? null)}
      >
        <option value="">No owner</option>
        {choices.map(({ id, username }) => (
          <option key={id} value={id}>
            Owner: {id === me?.id ? 'you' : username}
          </option>
        ))}
      </select>
      <Button
        className="px-2.5!"
        variant="secondary"
        aria-pressed={isMine}
        aria-keyshortcuts="m"
        disabled={!me}
        onClick={() => me && give(lead, isMine ? null : me)}
      >
        <UserRound />
        Mine
      </Button>
    </>
  )
}
