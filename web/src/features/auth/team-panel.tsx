import type { TeamMember, User } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { KeyRound, Link as LinkIcon, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../office/list/badge.tsx'
import { useKeptFocus } from '../../office/list/use-kept-focus.ts'
import { Button } from '../../ui/button.tsx'
import { PanelState } from './panel-state.tsx'
import { PeoplePanel, PeopleRow, PeopleWords } from './people-panel.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { AskForReset, ResetLinkDialog } from './reset-dialogs.tsx'
import { type ResetLink, useMakeInvite, useMakeReset } from './reset-query.ts'
import { useRemoveUser, useTeam } from './team-query.ts'

type MemberProps = {
  member: TeamMember
  isSelf: boolean
  isLeaving: boolean
  onRemove: () => void
  isResetting: boolean
  onReset: () => void
}

const Member = ({ member, isSelf, isLeaving, onRemove, isResetting, onReset }: MemberProps) => {
  const { username, createdAt, lastLoginAt } = member
  return (
    <PeopleRow>
      <PeopleWords
        name={
          <>
            <bdi className="font-bold">{username}</bdi> {isSelf && <Badge tone="green">You</Badge>}
          </>
        }
      >
        Added <time dateTime={createdAt}>{kolkataTime(createdAt)}</time>
        <br />
        {lastLoginAt ? (
          <>
            Last login <time dateTime={lastLoginAt}>{kolkataTime(lastLoginAt)}</time>
          </>
        ) : (
          'No login noted yet'
        )}
      </PeopleWords>
      {!isSelf && (
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          <Button
            variant="secondary"
            aria-label={`Reset password of ${username}`}
            aria-disabled={isResetting}
            onClick={() => isResetting || onReset()}
          >
            <KeyRound />
            Reset password
          </Button>
          <Button
            variant="danger"
            aria-label={`Remove ${username}`}
            aria-disabled={isLeaving}
            onClick={() => isLeaving || onRemove()}
          >
            <Trash2 />
            {isLeaving ? 'Removing...' : 'Remove'}
          </Button>
        </div>
      )}
    </PeopleRow>
  )
}

export const TeamPanel = ({ user, onAddUser }: { user: User; onAddUser: () => void }) => {
  const query = useTeam()
  const remove = useRemoveUser()
  const [asked, setAsked] = useState<TeamMember>()
  const [resetting, setResetting] = useState<TeamMember>()
  const [link, setLink] = useState<ResetLink>()
  const reset = useMakeReset(setLink)
  const [invitation, setInvitation] = useState<ResetLink>()
  const invite = useMakeInvite(setInvitation)
  const forgetInvitation = () => {
    setInvitation(undefined)
    invite.reset()
  }
  const forgetLink = () => {
    setLink(undefined)
    reset.reset()
  }
  const keptFocus = useKeptFocus<HTMLElement>()
  return (
    <PeoplePanel
      id="team"
      title="Admins"
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            aria-disabled={invite.isPending}
            onClick={() => invite.isPending || invite.mutate()}
          >
            <LinkIcon />
            Invite by link
          </Button>
          <Button onClick={onAddUser}>
            <UserPlus />
            Add User
          </Button>
        </div>
      }
      {...keptFocus}
    >
      <PanelState query={query} what="The list of admins" />
      {query.data && (
        <ul>
          {query.data.map((member) => (
            <Member
              key={member.id}
              member={member}
              isSelf={member.id === user.id}
              isLeaving={remove.isPending && remove.variables.member.id === member.id}
              onRemove={() => setAsked(member)}
              isResetting={reset.isPending}
              onReset={() => setResetting(member)}
            />
          ))}
        </ul>
      )}
      {asked && (
        <RemovalDialog
          member={asked}
          myId={user.id}
          team={query.data ?? []}
          onYes={(heir) => {
            remove.mutate({ member: asked, heir })
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {resetting && (
        <AskForReset
          member={resetting}
          onYes={() => {
            reset.mutate(resetting)
            setResetting(undefined)
          }}
          onClose={() => setResetting(undefined)}
        />
      )}
      {invitation && (
        <ResetLinkDialog
          link={invitation}
          does="chooses a name and a password, and may do everything here"
          onClose={forgetInvitation}
        />
      )}
      {link && <ResetLinkDialog link={link} onClose={forgetLink} />}
    </PeoplePanel>
  )
}
