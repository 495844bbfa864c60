import type { TeamMember, User } from '@bong-bari/contract'
import { Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../office/badge.tsx'
import { ConfirmDialog } from '../../office/confirm-dialog.tsx'
import { kolkataTime } from '../../office/kolkata-time.ts'
import { UnreadableItems } from '../../office/unreadable-items.tsx'
import { useKeptFocus } from '../../office/use-kept-focus.ts'
import { Button } from '../../ui/button.tsx'
import { PanelState } from './panel-state.tsx'
import { PeoplePanel, PeopleRow, PeopleWords } from './people-panel.tsx'
import { removeUser, useRemoveUser, useTeam } from './team-query.ts'

type MemberProps = {
  member: TeamMember
  isSelf: boolean
  isLeaving: boolean
  onRemove: () => void
}

const Member = ({ member, isSelf, isLeaving, onRemove }: MemberProps) => {
  const { username, createdAt } = member
  return (
    <PeopleRow>
      <PeopleWords
        name={
          <>
            <b>{username}</b> {isSelf && <Badge tone="green">You</Badge>}
          </>
        }
      >
        Added <time dateTime={createdAt}>{kolkataTime(createdAt)}</time>
      </PeopleWords>
      {!isSelf && (
        <Button
          variant="danger"
          aria-label={`Remove ${username}`}
          aria-disabled={isLeaving}
          onClick={() => isLeaving || onRemove()}
        >
          <Trash2 />
          {isLeaving ? 'Removing...' : 'Remove'}
        </Button>
      )}
    </PeopleRow>
  )
}

export const TeamPanel = ({ user, onAddUser }: { user: User; onAddUser: () => void }) => {
  const query = useTeam()
  const remove = useRemoveUser()
  const [asked, setAsked] = useState<TeamMember>()
  const keptFocus = useKeptFocus<HTMLElement>()
  return (
    <PeoplePanel
      id="team"
      title="Admins"
      action={
        <Button onClick={onAddUser}>
          <UserPlus />
          Add User
        </Button>
      }
      {...keptFocus}
    >
      <PanelState query={query} what="The list of admins" />
      <UnreadableItems kind="user" name="admin" remove={removeUser} />
      {query.data && (
        <ul>
          {query.data.map((member) => (
            <Member
              key={member.id}
              member={member}
              isSelf={member.id === user.id}
              isLeaving={remove.isPending && remove.variables.id === member.id}
              onRemove={() => setAsked(member)}
            />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title={`Remove ${asked.username}?`}
          yes="Remove"
          onYes={() => {
            remove.mutate(asked)
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {asked.username} is logged out everywhere at once and can no longer log in. Posts, notes
            and everything else they made stay.
          </p>
        </ConfirmDialog>
      )}
    </PeoplePanel>
  )
}
