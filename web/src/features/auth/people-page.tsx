import { PageFrame } from '../../office/page/page-frame.tsx'
import { useEditorAddress } from '../../office/page/search-params.ts'
import { AddUserDialog } from './add-user-dialog.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { TeamPanel } from './team-panel.tsx'
import { useAuth } from './use-auth.ts'

export const PeoplePage = () => {
  const { user } = useAuth()
  const adding = useEditorAddress('user')
  if (!user) return null
  return (
    <PageFrame title="People" words="Everyone here can do everything.">
      <div className="mt-3.5 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <TeamPanel user={user} onAddUser={() => adding.open('new')} />
        <div className="grid min-w-0 gap-4">
          <PasswordPanel username={user.username} />
          <PasskeysPanel />
          <SessionsPanel />
        </div>
      </div>
      {adding.openId && <AddUserDialog onClose={adding.close} />}
    </PageFrame>
  )
}
