import type { TeamMember } from '@bong-bari/contract'
import { useState } from 'react'
import { ConfirmDialog } from '../../office/dialog/dialog.tsx'
import { SelectField } from '../../office/form/fields.tsx'
import { useOwnedCount } from './hand-over.ts'

type RemovalDialogProps = {
  member: TeamMember
  /** Who is logged in. */
  myId: string
  team: readonly TeamMember[]
  onYes: (heir: TeamMember | undefined) => void
  onClose: () => void
}

const requests = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'request' : 'requests'}`

/** Confirms removing an admin, and asks who gets their requests. */
export const RemovalDialog = ({ member, myId, team, onYes, onClose }: RemovalDialogProps) => {
  const { id, username } = member
  const count = useOwnedCount(id)
  const [heirId, setHeirId] = useState('')
  const others = team.filter((one) => one.id !== id)
  return (
    <ConfirmDialog
      title={`Remove ${username}?`}
      yes="Remove"
      onYes={() => onYes(others.find((one) => one.id === heirId))}
      onClose={onClose}
    >
      <p>
        {username} is logged out everywhere at once and can no longer log in. Posts, notes and
        everything else they made stay.
      </p>
      <div role="status" className="grid gap-2.5">
        {count === undefined && <p>Counting their requests...</p>}
        {count === 0 && <p>They own no requests.</p>}
        {count !== undefined && count !== 0 && (
          <>
            <p>
              {count === null ? (
                'Give their requests to somebody else first.'
              ) : (
                <>
                  <b>{requests(count)}</b> {count === 1 ? 'is' : 'are'} theirs.
                </>
              )}
            </p>
            <SelectField
              label="Give them to"
              value={heirId}
              options={[
                ['', 'Nobody'],
                ...others.map((one) => [one.id, one.id === myId ? 'You' : one.username] as const),
              ]}
              onChange={({ target }) => setHeirId(target.value)}
            />
          </>
        )}
      </div>
    </ConfirmDialog>
  )
}
