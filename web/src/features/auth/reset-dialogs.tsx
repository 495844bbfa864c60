import type { TeamMember } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { ConfirmDialog, Dialog, DialogActions } from '../../office/dialog/dialog.tsx'
import { CopyButton } from '../../office/page/copy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/field.tsx'
import type { ResetLink } from './reset-query.ts'

type AskProps = { member: TeamMember; onYes: () => void; onClose: () => void }

export const AskForReset = ({ member: { username }, onYes, onClose }: AskProps) => (
  <ConfirmDialog
    title={`Reset the password of ${username}?`}
    yes="Make a link"
    onYes={onYes}
    onClose={onClose}
  >
    <p>
      You get a link with which {username} chooses a new password. It works once, for 24 hours; an
      earlier one stops working. Until it is used, nothing changes for {username}; then every
      session of theirs ends and their passkeys go.
    </p>
  </ConfirmDialog>
)

type LinkProps = {
  link: ResetLink
  /** Its effect, such as `sets the password`. */
  does?: string
  onClose: () => void
}

export const ResetLinkDialog = ({ link, does = 'sets the password', onClose }: LinkProps) => {
  const { username, address, expiresAt } = link
  return (
    <Dialog title={`A link for ${username}`} onClose={onClose}>
      <div className="grid gap-3.5">
        <p>
          Send it to {username} alone: the first to open it {does}. It works once, until{' '}
          <time dateTime={expiresAt}>{kolkataTime(expiresAt)}</time>, and is not shown again.
        </p>
        <div className="flex items-center gap-2">
          <input
            className={inputClass}
            aria-label={`Link for ${username}`}
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={address} label="the link" />
        </div>
        <DialogActions>
          <Button onClick={onClose}>Done</Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
